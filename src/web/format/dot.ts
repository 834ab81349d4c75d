/** Between the parts of a line: it goes with what follows, so that no line ends in it. */
export const dot = ' ·\u00A0';
