/** A name's own stop ends the sentence: "State the rule of Estate of Anne S." */
export const ended = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`);
