/** The on-call sheet and the synthesis of a class session, as the screen and every file show them. */

import { calledName } from '../../opinion/caption/short-name.ts';
import type { OnCallLine } from '../session/on-call.ts';
import type { SynthesisGroup } from '../session/synthesis.ts';
import { type Places, type Source, sourcesOf } from '../words/pages.ts';
import { remarksOn } from '../words/statements.ts';
import type { Heading, Note, Sheet, SheetPart } from './sheet.ts';

/** `hypotheticals` leads to the questions, where the case's hypothetical stands. */
export type CasePlaces = { title: string; places: Places; hypotheticals: Places };

export const onCallNotes = (lines: readonly OnCallLine[], { places, hypotheticals }: CasePlaces): Note[] =>
  lines.map(({ name, item, whole, questionId }) => ({
    name,
    text: item.text,
    ...(whole !== undefined && { whole }),
    sources: sourcesOf(item.pinpoints, questionId ? hypotheticals : places, questionId ?? item.id),
    remarks: remarksOn(item),
  }));

/** Of several cases, so each source names its own. */
export function synthesisNotes(
  { lines }: SynthesisGroup,
  casesById: ReadonlyMap<number, CasePlaces>,
): Note[] {
  return lines.map(({ text, rests }) => ({
    name: '',
    text,
    sources: rests.flatMap(({ caseId, pinpoints, statementId }): Source[] => {
      const own = casesById.get(caseId);
      const found = own ? sourcesOf(pinpoints, own.places, statementId) : [];
      return found.map((source) => ({ ...source, name: `${calledName(own?.title ?? '')}, ${source.name}` }));
    }),
    remarks: [],
    cases: [...new Set(rests.flatMap(({ caseId }) => casesById.get(caseId)?.title ?? []))],
  }));
}

type OnCallCase = { title: string; reference: string; lines: readonly Note[] };

/** Set small: three cases stand on one page. */
export function sessionSheet(
  heading: Heading,
  cases: readonly OnCallCase[],
  groups: readonly { title: string; lines: readonly Note[] }[],
): Sheet {
  const part = (title: string, notes: readonly Note[]): SheetPart => ({
    heading: title,
    label: null,
    statements: [],
    notes: [...notes],
  });
  const together = groups.map(({ title, lines }, index) => ({
    ...part(title, lines),
    ...(index === 0 ? { chapter: 'How the cases fit together' } : {}),
  }));
  return {
    kind: 'On-Call Sheet',
    titled: 'Class session',
    ...heading,
    lead: null,
    gaps: [],
    isCompact: true,
    parts: [
      ...cases.map(({ title, reference, lines }, index) => ({
        ...part(
          [title, reference].filter(Boolean).join(' · '),
          (lines.length > 0 ? lines : [{ name: '', text: notYet, sources: [], remarks: [] }]).map((line) => ({
            ...line,
            cases: [title],
          })),
        ),
        ...(index === 0 && together.length > 0 ? { chapter: 'Case by case' } : {}),
      })),
      ...together,
    ],
  };
}

const notYet = 'This case has no brief yet.';
