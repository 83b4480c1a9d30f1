// What is heard, made on the spot: wood, felt, paper and a music box. Nothing is said by sound alone.
const LOUD = .22; // about -18 LUFS
let air; // the sound card, once somebody has touched the page

export const begin = () => {
  air ??= new AudioContext();
  air.resume();
};

// A tone that dies away: a string, a bell or a drum, by its shape.
const tone = (pitch, at, lasts, { shape = "sine", loud = 1, to = pitch } = {}) => {
  const source = new OscillatorNode(air, { type: shape, frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, at + lasts);
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD * loud, at + .006);
  volume.gain.exponentialRampToValueAtTime(.0001, at + lasts);
  source.connect(volume).connect(air.destination);
  source.start(at);
  source.stop(at + lasts);
};

// A rustle or a tap: noise around a pitch.
const rustle = (pitch, at, lasts, { loud = 1, sharp = 1 } = {}) => {
  const buffer = new AudioBuffer({ length: Math.ceil(air.sampleRate * lasts), sampleRate: air.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = (Math.random() * 2 - 1) * (1 - place / samples.length) ** 2;
  const source = new AudioBufferSourceNode(air, { buffer });
  const band = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: sharp });
  source.connect(band).connect(new GainNode(air, { gain: LOUD * loud * 2 })).connect(air.destination);
  source.start(at);
};

const box = (pitches, at, apart) => pitches.forEach((pitch, place) => {
  tone(pitch, at + place * apart, .36, { shape: "triangle", loud: .8 });
  tone(pitch * 3, at + place * apart, .16, { loud: .18 });
});

const HEARD = {
  card: (at) => rustle(420, at, .09, { loud: 1.2, sharp: .8 }),
  attack: (at) => { tone(140, at, .28, { to: 55, loud: 1.4 }); rustle(900, at, .05); },
  clash: (at) => { tone(520, at, .09, { shape: "triangle", to: 300 }); rustle(1500, at, .07, { sharp: 3, loud: 1.3 }); },
  fall: (at) => rustle(2600, at, .3, { loud: .7, sharp: .6 }),
  life: (at) => tone(98, at, .55, { shape: "triangle", to: 73, loud: 1.3 }),
  turn: (at) => rustle(1900, at, .045, { sharp: 5, loud: 1.4 }),
  taken: (at) => box([523, 659, 880], at, .12),
  lent: (at) => box([440, 554, 740], at, .12),
  evolved: (at) => box([587, 880], at, .1),
  victory: (at) => box([523, 659, 784, 1047, 784, 1047], at, .065),
  called: (at) => box([659, 988], at, .16),
  defeat: (at) => box([330, 247], at, .2),
};

document.addEventListener("heard", ({ detail: { what, delay } }) => {
  if (air?.state !== "running" || document.documentElement.dataset.sound !== "on") return;
  HEARD[what]?.(air.currentTime + delay / 1000 + .01);
});
