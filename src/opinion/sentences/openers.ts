// Words that show, after an abbreviation, that a new sentence begins.

const openers = new Set(
  `The This That These Those It Its He She We They You I There Here But And Or Nor Yet So If When Whenever While Where Whether Because
  Although Though Since Until Unless Under Upon After Before During As At By For From In On To With Without Within Not Nothing No One
  Two Three Both Each Every Either Neither Any Some Many Most Much Several Such Other Another His Her Their Our Your My What Which Who
  Whom Whose Why How Then Thus Therefore Hence Accordingly However Moreover Furthermore Further Finally First Second Third Fourth Next
  Last Instead Indeed Nevertheless Nonetheless Rather Similarly Likewise Consequently Meanwhile Still Even Only Once Again Also Now Later
  Today Plainly Clearly Certainly Perhaps Of All According Based Given Having Being Like Unlike Contrary Regarding Despite Notwithstanding
  Assuming Applying Plaintiff Plaintiffs Defendant Defendants Petitioner Petitioners Respondent Respondents Appellant Appellants Appellee
  Appellees Congress Section Rule Title Chapter Article Justice Chief Counsel Subsection Between Following Pursuant Prior Subsequently
  Nowhere Never See Cf Id Ibid Accord Compare Held Reversed Affirmed Pp Our`
    .split(/\s+/)
    .filter(Boolean),
);

/** `following` begins with the first letter after the gap. */
export function looksLikeOpener(following: string): boolean {
  const bare = following.replace(/^[“"‘'([]+/, '');
  const word = /^[A-Z][a-z]*/.exec(bare)?.[0];
  if (word === undefined) return /^\[[A-Za-z]\]/.test(following);
  if (word === 'A' || word === 'An') return /^An? [a-z]/.test(bare);
  if (word === 'In') return !/^In re\b/.test(bare);
  if (!openers.has(word)) return /^[“"]/.test(following);
  const after = bare[word.length];
  if (after === '.') return /^(?:Id|Ibid|Cf)$/.test(word);
  return after === undefined || after === ' ' || after === ',' || after === '’' || after === "'";
}
