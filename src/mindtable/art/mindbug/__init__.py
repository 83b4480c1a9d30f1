"""The art of Mindbug: a creature for every card, faces, tokens and the marks of sets."""
