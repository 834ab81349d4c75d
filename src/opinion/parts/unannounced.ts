import { decreeIn } from '../disposition/decree.ts';
import type { Paragraph, PartKind } from '../opinion.ts';
import { withoutQuotations } from '../sentences.ts';
import { separateKind } from './kind.ts';

/** A judge alone speaks: "I would affirm", and neither "Article I would" nor what is quoted. */
const judgeAlone =
  /(?<!\b(?:Article|Part|Title|Count|Section|Class|Phase|Type|War|Chapter|Schedule) )\bI (?:\w+ly )?(?:agree|dissent|concur|join|would|cannot|can|believe|think|write|am|do|have|must|see|find|fear|regret|add|doubt|share|disagree|acquiesce|say|understand|view)\b/;
const leastSaid = 2;
/** An order so early is told of, not given. */
const leastBefore = 0.2;
/** In letters: what a judge's name stands in by itself. */
const longestHeading = 200;

/**
 * Another opinion inside the paragraphs of the court's, behind its order, of which no heading tells: a court says "we" until
 * it has decided, and who then says "I" speaks alone. Undefined where "I" is said before the order too.
 */
export function unannouncedIn(own: readonly Paragraph[]): { kind: PartKind; at: number } | undefined {
  const says = own.map(({ kind, text }) => kind === 'text' && judgeAlone.test(withoutQuotations(text)));
  const first = says.indexOf(true);
  if (first < own.length * leastBefore || says.filter(Boolean).length < leastSaid) return undefined;
  const ordered = own.slice(0, first).findLastIndex(({ text }) => isOrder(text));
  if (ordered < own.length * leastBefore) return undefined;
  const heading = own
    .slice(ordered + 1, first)
    .findIndex(({ text }) => text.length < longestHeading && titled.test(text));
  const at = ordered + 1 + Math.max(0, heading);
  const behind = own.slice(at).map(({ text }) => text);
  const deeds = behind.join(' ').match(vote);
  if (!deeds) return undefined;
  return {
    at,
    kind: kindIn(behind[0]!.slice(0, longestHeading)) ?? separateKind(deeds.join(' ')) ?? 'concurrence',
  };
}

/** Of "WE CONCUR: ORR, Judge. KELL, Judge (dissenting)." what stands in parentheses; that others concur is their vote. */
const kindIn = (heading: string) =>
  separateKind(
    /\([^)]*(?:concurring|dissenting)[^)]*\)/i.exec(heading)?.[0] ?? titled.exec(heading)?.[0] ?? '',
  );
const titled = /\b(?:concurring|dissent(?:ing)?)\b.*/is;

/** What a witness who says "I" does not do. */
const vote = /\bI (?:\w+ ){0,3}(?:dissent|concur|join|write separately|part company)\b(?: in part)?/g;

function isOrder(text: string): boolean {
  if (/\bso ordered\b/i.test(text)) return true;
  return text.split(/(?<=[.;]) /).some((sentence) => decreeIn(sentence) !== undefined);
}
