/** The outline, organised by rule: six sections, none of which retells the case. */

import { shortCaseName } from '../../../opinion/caption/short-name.ts';
import { overlapOf } from '../../language/words.ts';
import { type OutlineHeading, unnamedJudge } from '../../material/headings.ts';
import { type OutlineContent, outlineTitles } from '../../material/schema.ts';
import { likelyMark } from '../choose/decided.ts';
import { sourcesOf } from '../choose/sources.ts';
import { issueDrafts } from '../drafts/issue.ts';
import { ruleDrafts } from '../drafts/rule.ts';
import type { Findings } from '../findings.ts';
import { hypotheticalsOf } from '../questions/hypotheticals.ts';
import type { ReadSentence } from '../reading.ts';
import type { Separate } from '../separate/separate-opinions.ts';
import { type Draft, draftFrom, draftOf, draftsOf, exchangeDrafts, numbered } from '../text/items.ts';
import { checklistOf } from './checklist.ts';

export function outlineFrom(findings: Findings): OutlineContent {
  return outlineOf(outlineDrafts(findings));
}

export function outlineDrafts(findings: Findings): Draft[][] {
  return [fits, blackLetter, exceptions, illustration, competing, application].map((draft) =>
    draft(findings),
  );
}

/** From what stands in each of the six sections. */
export function outlineOf(drafts: readonly (readonly Draft[])[]): OutlineContent {
  const once = tellingOnce();
  // The rule and its limits first: what they state, nothing tells again.
  const told = new Map([1, 2, 0, 3, 4, 5].map((index) => [index, once(drafts[index] ?? [])]));
  return {
    sections: outlineTitles.map((title, index) => ({
      title,
      items: numbered(`s${index + 1}`, told.get(index) ?? []),
    })),
  };
}

/** A line stands once in an outline; a heading without a line below it is left out. */
function tellingOnce(): (drafts: readonly Draft[]) => Draft[] {
  const told = new Set<string>();
  const once = (drafts: readonly Draft[]): Draft[] =>
    drafts.flatMap(({ children = [], ...draft }) => {
      const isHeading = draft.pinpoints.length === 0 && children.length > 0;
      if (!isHeading && told.has(draft.text)) return [];
      if (!isHeading) told.add(draft.text);
      const below = once(children);
      if (isHeading && below.length === 0) return [];
      return [below.length > 0 ? { ...draft, children: below } : draft];
    });
  return once;
}

export function heading(text: OutlineHeading, children: Draft[]): Draft[] {
  return children.length > 0 ? [{ text, pinpoints: [], verified: true, marks: [], children }] : [];
}

function fits(findings: Findings): Draft[] {
  const { addition, terms, reading } = findings;
  return [
    ...heading('The question.', issueDrafts(findings)),
    ...heading('What the case adds.', addition ? [draftOf(addition)] : []),
    ...heading(
      'Sources of law the court works from.',
      sourcesOf(reading).map(({ name, sentence }) => draftOf(sentence, `${name}.`)),
    ),
    ...heading(
      'Terms to know.',
      terms.map(({ meaning, sentence }) => draftOf(sentence, meaning)),
    ),
  ];
}

function blackLetter(findings: Findings): Draft[] {
  const { standard } = findings.posture;
  return [...ruleDrafts(findings), ...heading('Standard of review.', standard ? [draftOf(standard)] : [])];
}

function exceptions({ exceptions: found, reasoning }: Findings): Draft[] {
  return [...draftsOf(found), ...heading('What the court leaves open.', draftsOf(reasoning.limits))];
}

function illustration(findings: Findings): Draft[] {
  const { holdings, conclusion, decidingFacts, reading, reasoning, rules } = findings;
  // What stands as the rule is not told again.
  const held = [holdings.line?.sentence, holdings.decree, conclusion[0]].find(
    (each) => each && !rules.includes(each),
  );
  if (!held) return [];
  const { caseName } = reading.opinion.caption;
  const name = caseName ? shortCaseName(caseName) : 'This case';
  const because = [...decidingFacts.slice(0, 3), ...nearest(held, reasoning.reasons).slice(0, 2)].filter(
    ({ index }, place, all) =>
      index !== held.index && all.findIndex((other) => other.index === index) === place,
  );
  return [
    {
      ...draftFrom(`${name}: the outcome and the facts it rests on.`, [held], []),
      children: [
        draftOf(held, held.shown, holdings.line ? likelyMark(findings, 'holding') : []),
        ...heading(
          'Because:',
          draftsOf(
            because
              .filter((each) => !because.some((other) => other !== each && other.shown.includes(each.shown)))
              .slice(0, 4),
          ),
        ),
      ],
    },
  ];
}

/** Reasons that speak of what is held, closest first; of what else the opinion goes through, none. */
function nearest(held: ReadSentence, reasons: readonly ReadSentence[]): ReadSentence[] {
  const shared = (each: ReadSentence) => overlapOf(each.terms, held.terms);
  return reasons
    .filter(
      (each) => each.odds.reasoning > leastReason && each.worth > leastWorth && shared(each) > leastShared,
    )
    .toSorted((one, other) => shared(other) - shared(one));
}

const leastReason = 0.4;
const leastWorth = 0.15;
const leastShared = 0.15;

function competing({ reasoning, separate }: Findings): Draft[] {
  const against = separate.flatMap((each) => heading(headingOf(each), draftsOf(each.summary)));
  return [
    ...heading('Policy.', draftsOf(reasoning.policy)),
    ...heading('Argument and answer.', exchangeDrafts(reasoning.exchanges)),
    ...against,
  ];
}

export function headingOf({ author, kind }: Separate): OutlineHeading {
  const manner = {
    concurrence: 'concurring',
    dissent: 'dissenting',
    concurrence_in_part_and_dissent_in_part: 'concurring in part and dissenting in part',
  } as const;
  return `${author ?? unnamedJudge}, ${manner[kind]}.`;
}

function application(findings: Findings): Draft[] {
  const [first, second] = hypotheticalsOf(findings);
  const posed = [first, second].flatMap((hypothetical) =>
    hypothetical ? [draftFrom(hypothetical.supposition, [hypothetical.fact])] : [],
  );
  return [...heading('Checklist.', checklistOf(findings)), ...heading('Hypotheticals.', posed)];
}
