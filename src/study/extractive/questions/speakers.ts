/** Who argues in a sentence and what; and who the two sides are where the caption names none. */

import { anyCase, oneOf, pattern } from '../../language/grammar.ts';
import { countWords, listed } from '../../language/words.ts';
import type { Findings } from '../findings.ts';

export type Argument = { speaker: string; clause: string };

const role = oneOf`
  [Pp]etitioners?|[Rr]espondents?|[Aa]ppell(?:ant|ee)s?|[Pp]laintiffs?|[Dd]efendants?|[Gg]overnment|[Cc]laimants?
  |[Rr]elators?|[Tt]axpayers?|[Ee]mployers?|[Ww]orkers?`;
const arguing = listed(
  `argue argues contend contends claim claims assert asserts maintain maintains urge urges insist insists submit submits
    suggest suggests argued contended claimed asserted maintained urged insisted submitted suggested`,
);
const leadIn = oneOf`
  [A-Z][a-z]+ly|Next|First|Second|Third|Here|Moreover|Further|Furthermore|Instead|Still|Again|On appeal
  |(?:In|Relying on|As to|With respect to|Citing) [^,]{3,60}`;
const opening = pattern`^(?:${leadIn}, )?`;
const named = String.raw`[A-Z][\w’'&.-]*(?: (?:[A-Z][\w’'&.-]*|of|and|the|&)){0,5}`;
const besides = oneOf`
  also|further|next|first|second|then|now|nevertheless|therefore|however|again|[a-z]+ly`;
const subject = pattern`
  ^((?:[Tt]he )?(?:${role}|${named}))(?:, [^,]{3,70},)? (?:${besides} )*([a-z]+) that (.+)$`;
/** Neither a side, nor named. */
const institution = oneOf`
  courts?|dissent|majority|plurality|concurrence|justice|judge|congress|legislature|opinion|case|record|argument|brief
  |claim|jury|panel|circuit`;
const nobody = anyCase`
  ^(?:it|he|she|they|we|i|one|this|that|these|those|such|which|who|some|others
  |(?:the )?(?:[\w’' ]+ )?${institution}\b.*)$`;

/** "The State contends that the stop was brief." has its speaker and its clause; undefined where either is not plain. */
export function argumentIn(shown: string): Argument | undefined {
  const rest = shown.replace(opening, '');
  const [, speaker = '', verb = '', clause = ''] = subject.exec(rest) ?? [];
  if (!arguing.has(verb) || nobody.test(speaker) || countWords(clause) < fewestWords) return undefined;
  return { speaker: speaker.replace(/^The /, 'the '), clause };
}

const fewestWords = 5;

export const areMany = (speaker: string) => plural.test(speaker);

/** "Stevens’s", but "petitioners’" and "the United States’". */
export const possessive = (name: string) => `${name}${/States$/.test(name) || areMany(name) ? '’' : '’s'}`;

const plural = pattern`
  \b(?:[Pp]etitioners|[Rr]espondents|[Aa]ppell(?:ant|ee)s|[Pp]laintiffs|[Dd]efendants|[Cc]laimants|[Rr]elators|[Tt]axpayers
  |[Ee]mployers|[Ww]orkers)$`;

const pairs: readonly (readonly [string, string])[] = [
  ['Father', 'Mother'],
  ['Husband', 'Wife'],
  ['Worker', 'Employer'],
  ['Buyer', 'Seller'],
  ['Plaintiff', 'Defendant'],
  ['Defendant', 'State'],
  ['Petitioner', 'Respondent'],
  ['Appellant', 'Appellee'],
];
const fewestTimes = 3;

/** What the opinion calls the two sides by their part in the suit, most spoken of first; undefined where it does not. */
export function sidesByRole({ reading }: Findings): [string, string] | undefined {
  const text = reading.sentences.map((sentence) => sentence.text).join('\n');
  const forms = (name: string) => (name === 'State' ? ['the State'] : [name, `the ${name.toLowerCase()}`]);
  const found = pairs.flatMap(([one, other]) => {
    const [first, second] = [one, other].map((name) =>
      forms(name)
        .map((form) => ({ form, times: timesIn(text, form) }))
        .toSorted((a, b) => b.times - a.times)
        .find(({ times }) => times >= fewestTimes),
    );
    return first && second ? [{ first, second, least: Math.min(first.times, second.times) }] : [];
  });
  const [best] = found.toSorted((one, other) => other.least - one.least);
  return best && [best.first.form, best.second.form];
}

/** In the singular, not before a name or in a citation. */
const timesIn = (text: string, form: string) =>
  text.match(new RegExp(`\\b${form}\\b(?!['’]|s\\b| [A-Z]| of\\b| v\\.)`, 'g'))?.length ?? 0;
