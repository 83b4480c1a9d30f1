### Polish names of cards as a printed edition gives them; all others are in pl-own-names.ftl.

