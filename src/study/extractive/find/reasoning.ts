/** Why the court decided so: arguments with their answers, reasons, precedent, policy, dicta, limits. */
import { countOf, cue } from '../reading/cues.ts';
import type { Judged, Reading } from '../read/reading.ts';
import { choose, inOrder } from '../text/items.ts';
import { isDangling, isLeaning, isQuotable } from '../text/readable.ts';

export type Exchange = { argument: Judged; answer?: Judged };
export type Reasoning = {
  exchanges: Exchange[];
  reasons: Judged[];
  precedents: Judged[];
  policy: Judged[];
  dicta: Judged[];
  limits: Judged[];
};

export function reasoningOf(reading: Reading, taken: Set<number>): Reasoning {
  const law = reading.sentences.filter(
    ({ shown, isStory, place }) => (!isStory || place > 0.25) && isQuotable(shown, 7, 60),
  );
  const pick = (score: (sentence: Judged) => number, most: number, words: number, least: number) => {
    const scored = law
      .filter(({ index }) => !taken.has(index))
      .map((sentence) => ({ sentence, score: score(sentence) }))
      .filter((each) => each.score >= least);
    const chosen = inOrder(choose(scored, { most, words, sameness: 0.65 }));
    for (const { index } of chosen) taken.add(index);
    return chosen;
  };
  const exchanges = exchangesOf(reading, law, taken);
  const limits = pick(limitScore, 2, 80, 2);
  const dicta = pick(dictaScore, 1, 45, 2.5);
  const precedents = pick(precedentScore, 2, 80, 3);
  const policy = pick(policyScore, 1, 50, 2.5);
  const reasons = pick((sentence) => reasonScore(sentence, reading.boundary), 4, 150, 2.2);
  return { exchanges, reasons, precedents, policy, dicta, limits };
}

function exchangesOf(
  { sentences, parties }: Reading,
  law: readonly Judged[],
  taken: Set<number>,
): Exchange[] {
  const scored = law
    .filter(
      ({ voice, index, text }) =>
        voice === 'party' &&
        argues.test(text) &&
        !signpost.test(text) &&
        !taken.has(index) &&
        !/\?["”]?$/.test(text),
    )
    .map((argument) => {
      const answer = answerTo(argument, sentences, taken);
      return { sentence: argument, answer, score: argumentScore(argument) + (answer ? 2 : 0) };
    })
    .filter(({ score }) => score > 1.5);
  const best = choose(scored, { most: 5, words: 220 });
  const chosen: Exchange[] = [];
  const sides = new Set<string>();
  for (const argument of best) {
    const side = sideOf(
      argument.text,
      parties.map(({ short }) => short),
    );
    if (
      chosen.length === 2 ||
      (chosen.length === 1 &&
        sides.has(side) &&
        best.some(
          (other) =>
            !sides.has(
              sideOf(
                other.text,
                parties.map(({ short }) => short),
              ),
            ),
        ))
    )
      continue;
    sides.add(side);
    const answer = scored.find(({ sentence }) => sentence.index === argument.index)?.answer;
    const isNew = chosen.every((other) => other.answer?.index !== answer?.index);
    chosen.push({ argument, ...(answer && isNew ? { answer } : {}) });
    taken.add(argument.index);
    if (answer) taken.add(answer.index);
  }
  return chosen.toSorted((one, other) => one.argument.index - other.argument.index);
}

/** Says that somebody argues: who only files, or could disagree, does not. */
export const argues =
  /^(?!(?:Reasonable|Fairminded|Fair-minded) )(?!.*\b(?:arguments focus|to prevail|must (?:show|prove|establish|demonstrate))\b).*\b(?:argu|contend|maintain|assert|submit|insist|urge|contention|claim|position|theory|submission|relies|rely|relied|suggest|points? (?:out|to)|complain|object|conced|respond|counter|view|according to|challenge|believe|say|says|reading|invoke|attack|assumption|interpretation|disput)/i;

/** A word for the side that argues, so that the two arguments chosen come from different sides where they can. */
function sideOf(text: string, names: readonly string[]): string {
  const role =
    /\b(petitioner|respondent|appellant|appellee|plaintiff|defendant|government|state|commonwealth|united states)/i.exec(
      text,
    );
  const name = names.find((short) => text.includes(short.replace(/^the /, '')));
  const first = [role?.[1]?.toLowerCase(), name].filter((word) => word !== undefined);
  return first[0] ?? '?';
}

export function argumentScore(sentence: Judged): number {
  const { text, salience } = sentence;
  let score = salience * 3;
  if (/\b(?:argue|contend|maintain|assert|submit|insist|urge|argument|contention)/i.test(text)) score += 1;
  if (/\bthat\b/.test(text)) score += 0.5;
  if (isDangling(sentence.shown)) score -= 1.2;
  if (/^(?:He|She|They|It)\b/.test(sentence.shown)) score -= 0.6;
  if (sentence.words < 10) score -= 1;
  return score;
}

const answering =
  /\b(?:we (?:disagree|reject|agree|cannot|do not|are not|find|think|believe|conclude|are unpersuaded|decline)|(?:this|that|the|such|its|his|her|their) (?:argument|contention|claim|position|reading|view|theory|assertion|objection|suggestion|reasoning|reliance)s?\b[^.;]{0,60}\b(?:fails?|is|are|lacks?|misses|ignores?|overlooks?|proves|rests|misreads|has|does|cannot|would)|unavailing|without merit|unpersuasive|not persuasive|misplaced|mistaken|wrong|no merit|untenable|incorrect|but |however|nothing in|not so)\b/i;

/** An answer that the conclusion gives already is not given twice. */
export function answerTo(
  argument: Judged,
  sentences: readonly Judged[],
  taken: ReadonlySet<number>,
): Judged | undefined {
  let best: { sentence: Judged; score: number } | undefined;
  for (const sentence of sentences.slice(argument.index + 1, argument.index + 7)) {
    if (taken.has(sentence.index) || sentence.voice === 'party' || sentence.voice === 'below') continue;
    if (!isQuotable(sentence.shown, 7, 60)) continue;
    if (sentence.paragraphIndex > argument.paragraphIndex + 2 || /\?["”]?$/.test(sentence.text)) continue;
    const distance = sentence.index - argument.index;
    const reply = answering.test(sentence.text) ? 2.5 : 0;
    const score =
      reply +
      (cue.reason.test(sentence.text) ? 0.7 : 0) +
      sentence.salience * 1.5 -
      distance * 0.3 -
      (isDangling(sentence.shown) ? 0.4 : 0);
    if (reply > 0 && (!best || score > best.score)) best = { sentence, score };
  }
  return best?.sentence;
}

export const signpost =
  /\b(?:we (?:now |next |first |then )?(?:take up|turn(?: now| next| first)? to|begin|start|proceed|address|must,? therefore,? mount)|we (?:now|next|first) (?:consider|address|examine))\b|\bcosts on appeal\b|^(?:On remand|Still more|We (?:consider|address|examine))\b/i;

function isCourts({ voice, text }: Judged): boolean {
  if (signpost.test(text)) return false;
  return (voice === 'court' || voice === 'narrator') && !/\?["”]?$/.test(text) && !/^["“]/.test(text);
}

function reasonScore(sentence: Judged, boundary: number): number {
  if (!isCourts(sentence) || sentence.index < boundary || cue.decree.test(sentence.text)) return 0;
  const { text, salience } = sentence;
  let score = salience * 3;
  if (cue.reason.test(text)) score += 1.2;
  if (cue.applies.test(text)) score += 1.2;
  if (cue.concludes.test(text) || cue.verdict.test(text)) score += 0.8;
  if (cue.opensQuestion.test(text)) score -= 1;
  if (cue.dicta.test(text) || cue.leavesOpen.test(text)) score -= 2;
  if (isDangling(sentence.shown)) score -= 1.3;
  return score;
}

function precedentScore(sentence: Judged): number {
  const { text, authority, voice, salience } = sentence;
  const names = / v\. |\b[A-Z][a-z]+ ?\(\d{4}\)/.test(text) || /\bIn [A-Z][A-Za-z. &’']+,/.test(text);
  if (!names && !/ v\. /.test(authority)) return 0;
  if (voice === 'party' || voice === 'below' || voice === 'separate') return 0;
  let score = salience * 2.5 + (names ? 1.5 : 0);
  if (voice === 'precedent') score += 1;
  if (cue.distinguishes.test(text) || cue.follows.test(text)) score += 1.5;
  if (isDangling(sentence.shown)) score -= 1.2;
  return score;
}

function policyScore(sentence: Judged): number {
  if (!isCourts(sentence)) return 0;
  const score = Math.min(3, countOf(sentence.text, cue.policy)) + sentence.salience * 1.5;
  return score - (isDangling(sentence.shown) ? 1.2 : 0) - (/\bwould\b/.test(sentence.text) ? 0 : 0.5);
}

function dictaScore(sentence: Judged): number {
  if (sentence.voice === 'party' || sentence.voice === 'below' || sentence.voice === 'separate') return 0;
  const own = sentence.text.replace(/["“][^"”]*["”]/g, '');
  if (!cue.dicta.test(own) || cue.decree.test(own)) return 0;
  return 2 + sentence.salience * 2 - (isDangling(sentence.shown) ? 1 : 0);
}

/** What a party failed to raise limits that party, not the rule. */
const unraised =
  /\b(?:did not|failed to|does not) (?:\w+ )?(?:raise|preserve|brief|challenge|appeal|object)|\b(?:waived|forfeited|not preserved|unpreserved)\b/i;

function limitScore(sentence: Judged): number {
  const { text, voice, salience } = sentence;
  if (/^["“]/.test(text) || isLeaning(sentence.shown) || unraised.test(text)) return 0;
  if (voice === 'party' || voice === 'below' || voice === 'separate') return 0;
  let score = 0;
  if (
    /\b(?:we (?:(?:need|do) not (?:now |here |today )?(?:decide|reach|hold|suggest|mean|address|resolve|determine|say|opine|define|purport|foreclose)|express no|leave (?:open|for|to|undecided)|have no occasion|are not (?:asked|called|deciding))|our (?:holding|decision|opinion|ruling) (?:is (?:narrow|limited|confined)|does not|today)|we (?:hold|decide) (?:only|no more)|today we (?:hold|decide) only)\b/i.test(
      text,
    )
  )
    score += 2.2;
  if (
    score === 0 ||
    /\bneed not (?:delve|be (?:long )?detained|tarry|belabor|repeat|recount|dwell|linger)/i.test(text)
  )
    return 0;
  return score + salience * 2 - (isDangling(sentence.shown) ? 1 : 0);
}
