// What is wrong with the table as it stands on this page. Called with
//   moves: what may be answered; touch: whether fingers press; scrolls: whether the page may be higher than the screen.
// Nothing on the page may let presses through, for what lies over what is found by pressing.
// Gives back the problems, each with its kind, where it is and what it is, and where the parts of the table lie, to be
// compared with other states of the same game.
({ moves, touch, scrolls }) => {
  // What the table calls its parts.
  const CARD = ".card, .up-card";
  const CHOICE = ".choice"; // holds or is a card that may be chosen
  const ATTACKER = ".attacks";
  const SHOWN = ".shown, .against"; // holds the card to decide on: one that is about to be played, an attacker
  const PROMPT = ".question";
  const SCORING = ".scoring"; // stands before the table at the end of a round, until it was read
  const SPOKEN = ".spoken, .skip"; // for those who listen
  const ROLLING = "[role=log], .telling, .rail, .log, [popover], dialog, .spread, .fighters"; // may scroll upright
  const LAID_OVER = ".spread, .fight, .answers.many"; // lies over the board as long as something in it is asked for
  const LABEL = ".trigger, .pill, .label, kbd, b"; // words that may stand within sentences
  const SIGN = ".sign"; // beside words that say the same
  const MAY_END = ".who, .order, .called, .now, .hint, .counted h2, .racer, .telling"; // may end in dots: names of people, hints, what opens when it is touched
  const NAMED = ".named"; // words of a sentence that can be pressed
  const SURE = `.name, .badge, ${PROMPT}, .mark, .outcome, .pill`; // to be read whole, whatever else is
  const SPARE = [".roomy", ".hand.of-0"]; // whose room others have: the table is another then
  const PARTS = { bar: ".bar", prompt: PROMPT, board: ".board", rail: ".rail", "my seat": ".seat.mine", hand: ".hand, .up-hand", row: ".up-row" };

  const SLACK = 1.5; // pixels
  const LEAST_TEXT = 11.8; // 12, but for what a screen makes of it
  const LEAST_SENTENCE = 13.8;
  const LEAST_TARGET = 44;

  const problems = [];
  const known = new Set();
  const complain = (kind, element, what) => {
    const where = named(element);
    const key = `${kind} ${where} ${what}`;
    if (!known.has(key)) problems.push({ kind, where, what });
    known.add(key);
  };
  const named = (element) => {
    const one = (node) => node.localName + (node.id && !node.dataset.glide ? `#${node.id}` : "") + [...node.classList].map((name) => `.${name}`).join("");
    const around = element.parentElement?.closest("[id], li, section, aside, .card");
    return (around && around !== document.body ? `${one(around)} ` : "") + one(element);
  };
  const worded = (text) => `“${text.trim().replace(/\s+/g, " ").replace(/\u00ad/g, "").slice(0, 50)}”`;

  // --- what can be seen ---
  // Nothing changes while one looks: whatever is found out of an element is remembered.
  const remembered = (find) => {
    const found = new Map();
    return (element) => {
      if (!found.has(element)) found.set(element, find(element));
      return found.get(element);
    };
  };
  const WAYS = ["position", "overflowX", "overflowY", "transform", "contain", "containerType", "backgroundColor", "backgroundImage", "borderTopWidth", "opacity", "display", "fontSize", "textOverflow", "webkitLineClamp"];
  const styleOf = remembered((element) => {
    const style = getComputedStyle(element); // it is asked anew for every property
    return Object.fromEntries(WAYS.map((way) => [way, style[way]]));
  });
  const boxOf = remembered((element) => element.getBoundingClientRect());
  const isSeen = remembered((element) => {
    const { width, height } = boxOf(element);
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(SPOKEN);
  });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const isUpright = (box, part) => part.top >= box.top - SLACK && part.bottom <= box.bottom + SLACK;
  const isAcross = (box, part) => part.left >= box.left - SLACK && part.right <= box.right + SLACK;
  const screen = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
  // All around an element that cut off what hangs out of them.
  const cuttersOf = remembered((element) => {
    const found = [];
    let { position } = styleOf(element);
    for (let around = element.parentElement; around && around !== document.documentElement && position !== "fixed"; around = around.parentElement) {
      const style = styleOf(around);
      const holds = position !== "absolute" || style.position !== "static" || style.transform !== "none" || style.contain.includes("paint") || style.containerType !== "normal";
      if (!holds) continue;
      position = style.position;
      if (around === document.body) break;
      if (style.overflowX !== "visible" || style.overflowY !== "visible" || style.contain.includes("paint")) found.push(around);
    }
    return found;
  });
  const rolls = (way) => way === "auto" || way === "scroll";
  // Where a box is cut off: by which element, or by the screen. What can be scrolled to is not cut off.
  const cutBy = (element, box, itself = false) => {
    let [across, upright] = [true, true]; // whether it still has to be within what is further out
    for (const around of itself ? [element, ...cuttersOf(element)] : cuttersOf(element)) {
      const style = styleOf(around);
      const edge = boxOf(around);
      if (rolls(style.overflowX) && around.scrollWidth > around.clientWidth) across = false;
      else if (across && style.overflowX !== "visible" && !isAcross(edge, box)) return around;
      if (rolls(style.overflowY) && around.scrollHeight > around.clientHeight) upright = false;
      else if (upright && style.overflowY !== "visible" && !isUpright(edge, box)) return around;
    }
    if (across && !isAcross(screen, box)) return document.body;
    if (upright && !scrolls && !isUpright(screen, box)) return document.body;
    return null;
  };
  const byWhat = (element) => (element === document.body ? "the screen" : named(element));

  // --- what lies over what ---
  const isClear = (colour) => colour === "transparent" || /, 0\)$|\/ 0\)$/.test(colour);
  const paints = (element) => {
    const style = styleOf(element);
    if (Number(style.opacity) < 0.05) return false;
    if (["img", "svg", "use", "path", "circle"].includes(element.localName)) return true;
    if (!isClear(style.backgroundColor) || style.backgroundImage !== "none") return true;
    return false;
  };
  const hasTextAt = (element, x, y) => [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  });
  // What lies over an element at a point. Whatever belongs to the same `whole` may.
  const over = (element, whole, x, y) => {
    if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) return null;
    const top = document.elementFromPoint(x, y);
    if (!top || whole.contains(top) || top.contains(element)) return null;
    for (const one of document.elementsFromPoint(x, y)) {
      if (whole.contains(one) || one.contains(element)) return null;
      if (isSeen(one) && (paints(one) || hasTextAt(one, x, y))) return mayLieOver(one, element) ? null : one;
    }
    return null;
  };
  // What is chosen from may lie over the board, if it shows who attacks and takes no answer away. Where the page scrolls,
  // things go by beneath what stays.
  const mayLieOver = (one, element) => {
    if (scrolls && [one, ...ancestors(one)].some((around) => ["sticky", "fixed"].includes(styleOf(around).position))) return true;
    const laid = one.closest(LAID_OVER);
    if (!laid || laid.contains(element)) return false;
    if (element.closest(ATTACKER)) return laid.querySelector(ATTACKER) !== null;
    const card = element.closest(CARD);
    const offered = card?.closest(CHOICE) ? movesOf(card) : [];
    const inside = [...laid.querySelectorAll("[name=move], [data-moves]")].flatMap(movesOf);
    return offered.every((move) => inside.includes(move));
  };
  const ancestors = (element) => {
    const found = [];
    for (let around = element.parentElement; around && around !== document.documentElement; around = around.parentElement) found.push(around);
    return found;
  };
  const movesOf = (element) => [...(element.name === "move" && element.value ? [element.value] : []), ...JSON.parse(element.dataset.moves ?? "[]").map(([move]) => move)];
  // Only where it is in sight: what is scrolled away is not covered.
  const isInSight = (element, x, y) => [element, ...cuttersOf(element)].every((around) => {
    const edge = boxOf(around);
    const cuts = around !== element || styleOf(element).overflowX !== "visible";
    return !cuts || (x >= edge.left && x <= edge.right && y >= edge.top && y <= edge.bottom);
  });
  const isNeighbour = (card, other) => {
    const rows = card.closest("ul, ol");
    return rows && rows === other.closest(CARD)?.closest("ul, ol");
  };

  // --- nothing scrolls ---
  const page = document.scrollingElement;
  if (!scrolls && page.scrollHeight > innerHeight) complain("scrolls", document.body, `${page.scrollHeight} high on a screen of ${innerHeight}`);
  if (page.scrollWidth > innerWidth) complain("scrolls", document.body, `${page.scrollWidth} wide on a screen of ${innerWidth}`);
  for (const element of all("#table, #table *")) {
    const style = styleOf(element);
    if (scrolls || !rolls(style.overflowY) || element.closest(ROLLING)) continue;
    if (element.scrollHeight > element.clientHeight + SLACK) complain("scrolls", element, `${element.scrollHeight} high in ${element.clientHeight}`);
  }

  // --- cards are whole ---
  const cards = all(CARD);
  const important = new Map();
  for (const card of cards) {
    if (card.closest(ATTACKER)) important.set(card, "the attacker");
    else if (card.closest(SHOWN)) important.set(card, "the card to decide on");
    else if (card.closest(CHOICE)) important.set(card, "a choice");
  }
  for (const card of cards) {
    const box = boxOf(card);
    const role = `${card.closest("[data-glide]")?.id ?? ""}, ${important.get(card) ?? "a card"},`;
    const cut = cutBy(card, box);
    if (cut) complain("cut", card, `${role} is cut off by ${byWhat(cut)}`);
    const whole = card.closest("li, .shown") ?? card;
    const places = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
    for (const [right, down] of places) {
      const [x, y] = [box.left + right * box.width, box.top + down * box.height];
      const covering = isInSight(card, x, y) && over(card, whole, x, y);
      if (covering && !isNeighbour(card, covering)) complain("covered", card, `${role} is covered by ${named(covering)}`);
    }
  }
  for (const sign of all("#table .badge, #table .key, #table .mark, #table .pill, #table .plate, #table .outcome")) {
    const cut = cutBy(sign, boxOf(sign));
    if (cut) complain("cut", sign, `is cut off by ${byWhat(cut)}`);
  }

  // --- text can be read ---
  const groundOf = remembered((element) => {
    if (element === document.body) return null;
    const style = styleOf(element);
    return !isClear(style.backgroundColor) || parseFloat(style.borderTopWidth) > 0 ? element : groundOf(element.parentElement);
  });
  // Whether some text does not stand on its ground, or not whole. It may be put beside it on purpose.
  const hangsOut = (element, box, ground) => {
    const within = [element, ...ancestors(element)].filter((around) => ground.contains(around)).map(styleOf);
    if (within.some((style) => rolls(style.overflowX) || rolls(style.overflowY))) return false;
    const edges = [...ground.getClientRects()];
    if (edges.some((edge) => isUpright(edge, box) && isAcross(edge, box))) return false;
    const touches = (edge) => box.left < edge.right - SLACK && box.right > edge.left + SLACK && box.top < edge.bottom - SLACK && box.bottom > edge.top + SLACK;
    return edges.some(touches) || !within.slice(0, -1).some((style) => style.position === "absolute");
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isSeen(element) || element.closest("noscript, script, style, option")) continue;
    const text = worded(node.data);
    const card = element.closest(CARD);
    const size = Math.round(10 * parseFloat(styleOf(element).fontSize)) / 10;
    if (size === 0) continue; // left out on purpose
    if (size < LEAST_TEXT && !element.matches(SIGN)) complain("small", element, `${text} has ${size} px`);
    // What a card in the hand says may be smaller: pointing at it or touching it makes it large.
    const block = card ? element.closest(SHOWN) && element.closest(".text") : element.closest("p, li, h1, h2, h3, dd") ?? element;
    const sentence = (!element.closest(LABEL) && block?.textContent.trim()) || "";
    if (size < LEAST_SENTENCE && /[.?!…]$/.test(sentence) && sentence.split(/\s+/).length > 3) complain("small", element, `the sentence ${text} has ${size} px`);

    range.selectNodeContents(node);
    const ground = groundOf(element);
    // What rolls goes by beneath its neighbours.
    const places = element.closest(SURE) ? [[0.04, 0.5], [0.5, 0.5], [0.96, 0.5], [0.5, 0.9]] : element.closest(ROLLING) ? [] : [[0.5, 0.5]];
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      // A line is higher than its letters.
      const box = { left: line.left, right: line.right, top: line.top + line.height * 0.2, bottom: line.bottom - line.height * 0.11 };
      const mayEnd = element.closest(MAY_END) && [element, ...ancestors(element)].some((around) => styleOf(around).textOverflow === "ellipsis" || styleOf(around).webkitLineClamp !== "none");
      const cut = mayEnd ? null : cutBy(element, box, true);
      if (cut) complain("cut", element, `${text} is cut off by ${byWhat(cut)}`);
      else if (!mayEnd && ground && hangsOut(element, box, ground)) complain("cut", element, `${text} hangs out of ${named(ground)}`);
      for (const [right, down] of places) {
        const [x, y] = [box.left + right * line.width, box.top + down * (box.bottom - box.top)];
        const covering = isInSight(element, x, y) && over(element, element, x, y);
        if (!covering) continue;
        // In a full hand cards lie over each other; their names and powers stay visible.
        if (card && isNeighbour(card, covering) && !element.closest(".name, .badge")) continue;
        complain("covered", element, `${text} is covered by ${named(covering)}`);
      }
    }
  }
  // --- fingers ---
  if (touch) {
    for (const target of all("button, a[href], summary, select, input:not([type=hidden]), label")) {
      if (target.matches("label") && !target.control) continue;
      if (target.disabled || target.matches(NAMED) || target.closest("noscript") || (styleOf(target).display === "inline" && target.closest("p, li"))) continue;
      if (target.matches("input") && target.labels?.length) continue;
      const box = boxOf(target);
      const least = LEAST_TARGET - 0.5;
      if (box.width >= least && box.height >= least) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const reaches = [[-21, 0], [21, 0], [0, -21], [0, 21]].every(([right, down]) => target.contains(document.elementFromPoint(x + right, y + down)));
      if (!reaches) complain("target", target, `${Math.round(box.width)} × ${Math.round(box.height)} for a finger: ${worded(target.ariaLabel ?? target.textContent)}`);
    }
  }

  // --- every answer is there, and once ---
  const isThere = (element) => {
    const tray = element.closest("[popover]");
    return tray ? all(`[popovertarget="${tray.id}"]`).length > 0 : isSeen(element.labels?.[0] ?? element);
  };
  const byCard = new Set();
  const byButton = new Map();
  for (const element of document.querySelectorAll("#table [name=move], #table [data-moves]")) {
    if (!isThere(element)) continue;
    for (const move of movesOf(element)) {
      if (element.closest(PROMPT)) byButton.set(move, element);
      else byCard.add(move);
    }
  }
  for (const [move, button] of byButton) if (byCard.has(move)) complain("twice", button, `“${move}” is a glowing card as well`);
  const isScored = all(SCORING).length > 0;
  for (const move of moves) if (!isScored && !byCard.has(move) && !byButton.has(move)) complain("lost", document.body, `nothing answers “${move}”`);

  const parts = {};
  for (const [name, selector] of isScored ? [] : Object.entries(PARTS)) {
    const found = all(selector)[0]?.getBoundingClientRect();
    if (found) parts[name] = [found.left, found.top, found.width, found.height].map(Math.round);
  }
  return { problems, parts, spare: SPARE.find((one) => document.querySelector(one)) ?? "" };
}
