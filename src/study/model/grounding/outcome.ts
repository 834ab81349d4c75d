/** What a statement says became of a judgment, and who did it, against the decretal line and the text. */

import { circuitNames, lowerKinds } from '../../../opinion/court-kinds.ts';
import type { Disposition, DispositionAction, Opinion } from '../../../opinion/opinion.ts';
import { splitSentences } from '../../../opinion/sentences.ts';

const verbs: [action: DispositionAction, pattern: RegExp][] = [
  ['affirmed', /\b(?:affirm(?:s|ed|ing|ance)?|uph(?:e|o)ld(?:s|ing)?)\b/i],
  ['reversed', /\b(?:revers(?:es?|ed|ing|al)|overturn(?:s|ed|ing)?)\b/i],
  ['vacated', /\b(?:vacat(?:es?|ed|ing|ur)|set(?:s|ting)? aside)\b/i],
  [
    'remanded',
    /\b(?:remand(?:s|ed|ing)?|sen(?:t|d|ds|ding)\b[^.,;]{0,30}\bback|returned? (?:it|the case))\b/i,
  ],
  ['dismissed', /\bdismiss(?:es|ed|ing|al)?\b/i],
];
/** What becomes of a judgment itself: a remand or a dismissal can stand beside each of these. */
const main: readonly DispositionAction[] = ['affirmed', 'reversed', 'vacated'];

const lowerCourt = new RegExp(
  String.raw`\b(?:(?:${circuitNames}) circuit|courts? of (?:civil |criminal )?appeals?|(?:${lowerKinds}) (?:court|division)s?|court below|panel|jury|judge below|(?:board|commission|commissioner|agency|magistrate|hearing officer|administrative law judge))\b`,
  'gi',
);

const asked =
  /\b(?:review\w*|(?<!courts? of )appeal\w*|challeng\w*|contest\w*|attack\w*|seek\w*|sought|ask\w*|request\w*|mov(?:e|es|ed|ing)|motions?|urg\w+|argu\w+|whether|petition\w*|refus\w+|declin\w+)\b[^.,;]{0,60}?\b(?:to|for|from|of|a|an|the|its|that)\s+(?:\w+\s){0,3}$|\b(?:motions?|mov(?:e|es|ed)|review\w*) (?:to |the |a |of )?$/i;

/** "This Court must affirm absent an abuse of discretion": what it would have to do tells not what it did. */
const owed = /\b(?:must|should|would|could|may|might|can|ought to)\s+(?:\w+\s+)?$/i;

type Act = { action: DispositionAction; isBelow: boolean; isOurs: boolean; clause: string };

/** "The Court reversed the Sixth Circuit, which had affirmed": who stands before the verb is who does it. */
function actsIn(text: string): Act[] {
  const acts: Act[] = [];
  let object = false;
  for (const clause of text.split(
    /(?<=[,;:])\s+|(?<=\.)\s+(?=\p{Lu})|\s+(?=(?:which|who|that|after|but|while)\b)/u,
  )) {
    for (const [action, pattern] of verbs) {
      const found = pattern.exec(clause);
      if (!found) continue;
      const before = clause.slice(0, found.index);
      // What is reviewed, appealed from or asked for was not done by that.
      if (asked.test(before)) continue;
      const behind = clause.slice(found.index + found[0].length);
      const lower = [...before.matchAll(lowerCourt)].at(-1);
      // "The judgment of the Court of Appeals is affirmed" is this court's act on it; "by the Court of Appeals" is theirs.
      const isObject =
        /\b(?:judgment|decision|order|ruling|decree|conviction|verdict|award|dismissal|holding)s?\b[^.]*$/i.test(
          before.slice(0, lower?.index ?? 0),
        );
      const isAgent = new RegExp(`\\bby (?:the |a )?${lowerCourt.source}`, 'i').test(behind.slice(0, 60));
      const isRelative = /^(?:which|who)\b/i.test(clause.trim()) && object;
      const isBelow =
        isRelative || isAgent || (lower !== undefined && !isObject) || /\bhad\b[^.,;]{0,12}$/i.test(before);
      const isOurs =
        !isBelow &&
        /\b(?:we|this court|the (?:supreme )?court|the judgment|it|the case)\b/i.test(before) &&
        !owed.test(before);
      acts.push({ action, isBelow, isOurs, clause });
    }
    object = new RegExp(lowerCourt.source, 'i').test(clause);
  }
  return acts;
}

/** `whole` states the disposition, all of it; `partly` may tell of one claim among several, or of the court below too. */
export type Telling = 'whole' | 'partly';

const readAs = (disposition: Disposition) => `the decretal line was read as: ${disposition.summary}`;
const inPart = /\bin part\b|\bpart(?:ly|ially)\b|\bexcept\b|\botherwise\b|\bas to\b|\bin all other\b/i;

/** Undefined where the two agree, or where there is nothing to compare. */
export function outcomeProblem(
  text: string,
  { disposition, paragraphs }: Pick<Opinion, 'disposition' | 'paragraphs'>,
  telling: Telling | undefined,
): string | undefined {
  const acts = actsIn(text);
  if (acts.length === 0) return undefined;
  const foreign = acts.find((act) => act.isBelow && !isToldOf(act, paragraphs));
  if (foreign) return `the text tells of no court below that ${foreign.action}`;
  const known = disposition?.actions ?? [];
  if (!disposition || !known.some((action) => main.includes(action) || action === 'dismissed'))
    return undefined;
  const own = acts.filter((act) => !act.isBelow && (telling !== undefined || act.isOurs));
  if (own.length === 0) return undefined;
  const isDenied = own.some(({ clause, action }) =>
    new RegExp(`\\b(?:not|never|refus\\w+ to|declin\\w+ to)\\b[^.]{0,15}${action.slice(0, 5)}`, 'i').test(
      clause,
    ),
  );
  if (isDenied) return undefined;
  const said = [...new Set(own.map(({ action }) => action))];
  const extra = said.filter((action) => !known.includes(action) && !isDoneToo(action, known, paragraphs));
  const omitted =
    telling === 'whole' ? known.filter((action) => main.includes(action) && !said.includes(action)) : [];
  const hasPart = telling === 'whole' && disposition.isInPart && !inPart.test(text);
  const inventsPart = telling === 'whole' && !disposition.isInPart && /\bin part\b|\bpartly\b/i.test(text);
  if (extra.length === 0 && omitted.length === 0 && !hasPart && !inventsPart) return undefined;
  return `it says ${said.join(' and ')}${inventsPart ? ' in part' : ''}, but ${readAs(disposition)}`;
}

/** "We reverse and remand", where the decretal line was read as a reversal alone: one sentence has both. */
function isDoneToo(
  action: DispositionAction,
  known: readonly DispositionAction[],
  paragraphs: Opinion['paragraphs'],
): boolean {
  if (main.includes(action)) return false;
  const patterns = verbs.filter(([verb]) => verb === action || known.includes(verb));
  return paragraphs.some(({ text }) =>
    splitSentences(text).some(({ start, end }) => {
      const sentence = text.slice(start, end);
      return (
        /\b(?:we|is|are|hereby)\b/i.test(sentence) && patterns.every(([, pattern]) => pattern.test(sentence))
      );
    }),
  );
}

/** Some sentence of the opinion has a court below and this verb. */
function isToldOf({ action, clause }: Act, paragraphs: Opinion['paragraphs']): boolean {
  const pattern = verbs.find(([verb]) => verb === action)?.[1];
  if (!pattern) return true;
  const court = [...clause.matchAll(lowerCourt)].at(-1)?.[0];
  const named = court
    ? new RegExp(`${court.slice(0, -1)}|court of appeals|below|circuit|it\\b`, 'i')
    : new RegExp(lowerCourt.source, 'i');
  return paragraphs.some(({ text }) => pattern.test(text) && named.test(text));
}
