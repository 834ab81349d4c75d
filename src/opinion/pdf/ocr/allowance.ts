/** How much work the pages of one file may take of the children that recognise them, in seconds of processor time. */
export type Allowance = {
  /** What is left for a page; 0 or less where none is to be begun. */
  leftSeconds(): number;
  spend(workedSeconds: number): void;
  /** A page showed words: those after it may take their time. */
  earn(): void;
};

/** Added by each page that showed words. */
const earnedSeconds = 20;

/** `wordlessSeconds`: how much before the first words. */
export function openAllowance(wordlessSeconds: number): Allowance {
  let left = wordlessSeconds;
  return {
    leftSeconds: () => left,
    spend(worked) {
      left -= worked;
    },
    earn() {
      left += earnedSeconds;
    },
  };
}
