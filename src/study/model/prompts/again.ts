export const askAgain = (prompt: string, fault: string): string =>
  `${prompt}\n\nAn answer to this was not usable: ${fault}. Write the whole answer anew, in the form asked for.`;
