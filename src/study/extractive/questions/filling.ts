/** Brings a short answer to the length a professor expects, with what the opinion says beside it and no other answer uses. */
import type { Question } from '../../material/schema.ts';
import { answerWords } from '../../questions.ts';
import type { Findings } from '../findings.ts';
import type { Judged } from '../read/reading.ts';
import { draftOf, saysTheSame } from '../text/items.ts';
import { isDangling, isQuotable } from '../text/readable.ts';
import { countWords } from '../text/words.ts';
import { type Candidate, introduced } from './candidate.ts';

export function filled(candidates: readonly Candidate[], findings: Findings): Candidate[] {
  const { sentences } = findings.reading;
  const used = new Set(candidates.flatMap(({ rests }) => rests));
  return candidates.map((candidate) => {
    const { least, most } = answerWords[candidate.difficulty];
    const answer = [...candidate.answer];
    let words = answer.reduce(
      (sum, { text, children = [] }) =>
        sum + countWords(text) + children.reduce((below, child) => below + countWords(child.text), 0),
      0,
    );
    // A separate opinion's sentences have neighbours of their own.
    const isOfLead = candidate.rests.every((each) => sentences[each.index] === each);
    for (const sentence of isOfLead ? besides(candidate, findings) : []) {
      if (words >= least) break;
      const more =
        candidate.difficulty === 'Hard'
          ? introduced('The opinion says besides:', sentence)
          : [draftOf(sentence)];
      const added = more.reduce((sum, { text }) => sum + countWords(text), 0);
      if (used.has(sentence) || words + added > most) continue;
      if (candidate.rests.some((other) => saysTheSame(other, sentence))) continue;
      used.add(sentence);
      answer.push(...more);
      words += added;
    }
    return { ...candidate, answer };
  });
}

/** What goes on from the answer in its paragraph, then what of the brief belongs to such a question. */
function besides({ rests, kind }: Candidate, findings: Findings): Judged[] {
  const { sentences } = findings.reading;
  const around = rests.flatMap(({ index, paragraphIndex }) =>
    [sentences[index + 1], sentences[index + 2]].filter((next) => next?.paragraphIndex === paragraphIndex),
  );
  return [...around, ...belonging(kind, findings)].flatMap((sentence) =>
    sentence && isFit(sentence, kind) ? [sentence] : [],
  );
}

function isFit({ shown, text, voice }: Judged, kind: Question['kind']): boolean {
  if (voice === 'separate' || (voice === 'party' && kind !== 'rejected_argument' && kind !== 'story'))
    return false;
  return isQuotable(shown, 7, 45) && !isDangling(shown) && !/\?["”]?$/.test(text);
}

function belonging(kind: Question['kind'], findings: Findings): readonly (Judged | undefined)[] {
  const { facts, posture, holdings, reasoning, rules, exceptions, conclusion, decidingFacts } = findings;
  const { reasons, precedents, policy } = reasoning;
  const why = [...reasons, ...precedents, ...policy];
  if (kind === 'story' || kind === 'parties') return [posture.seeksRelief, ...facts];
  if (kind === 'posture') return [posture.seeksRelief, posture.ruling, posture.standard, ...facts];
  if (kind === 'outcome') return [holdings.line?.sentence, ...conclusion, posture.seeksRelief];
  if (kind === 'issue') return [...decidingFacts, ...facts, ...rules];
  if (kind === 'rule' || kind === 'definition' || kind === 'limit')
    return [...exceptions, ...why, ...conclusion];
  return [...why, ...conclusion, ...decidingFacts];
}
