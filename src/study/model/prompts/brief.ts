import type { About } from './about.ts';

/** The sizes are those of a brief of at most a page and a half. */
export const briefTask = ({
  separateParts,
  disposition,
}: About): string => `Write a FIRAC case brief of this opinion. Fields:

- "holding": who won and why in at most 40 words, to be read out in class. Support from the lead opinion in the court's own words, or in those of the rule it quotes.
- "posture": four statements or null where the text does not tell: "court" (which court decides), "relief" (who seeks what relief), "review" (the motion or ruling under review, and the standard of review), "below" (what the courts below did).
- "facts": 80 to 160 words in 4 to 8 statements. Only facts that made a difference to the result, the parties with their roles first, in the order they happened.
- "issue": one statement for each holding, 1 or 2 sentences: the legal question together with the facts that decide it, so put that it can be answered yes or no. Mark "inferred" where the court does not put the question itself.
- "rule": at most 80 words. Black-letter law as this court states it. Elements as children, one each, in the court's order and with its numbers; then exceptions the court states. Name the source (statute, case, Restatement) as the court gives it.
- "analysis": 150 to 300 words. Each entry is one step: "text" is an argument with the party that made it, and its children are the court's answer and why; or "text" is a reason of the court's own, with its children the facts or precedents (followed or distinguished) it rests on. Give the arguments of both sides as far as the text reports them, also the losing one's best. Policy last. Mark dicta.
- "conclusion": "narrow" (the holding on these facts), "broad" (the rule it stands for), "disposition" (what this court did with the judgment below, with the court's own verb${disposition ? `; the decretal line was read as: ${disposition}` : ''}).
- "separateOpinions": ${separateParts.length > 0 ? `one entry for each of these parts: ${separateParts.join('; ')}. Of "part" only the number, as it stands here; "summary": the disagreement in one or two statements, at most 80 words in all, supported from that part` : 'an empty list: this excerpt has none'}.
- "keyTerms": up to 5 terms of art that the court itself defines; "term", and in "text" what it means here. An empty list where it defines none.
- "whyAssigned": "adds" (what the case adds to its topic), "limit" (where its rule stops), "flip" (the one fact that would turn the result, and why). These three may be marked "own", but give support wherever the text has it.
- "notInExcerpt": up to 6 things a professor may ask that this text does not answer, each a short phrase. Only what is really missing.`;

/** Whose words a section rests on, where not anyone's. */
export const briefSpeakers: Record<
  string,
  'lead' | 'lead in its own words' | 'not separate opinions alone' | undefined
> = {
  holding: 'lead in its own words',
  conclusion: 'lead in its own words',
  rule: 'lead',
  facts: 'not separate opinions alone',
  issue: 'not separate opinions alone',
  analysis: 'not separate opinions alone',
};
