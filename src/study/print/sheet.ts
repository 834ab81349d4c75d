/** A material as sheets of paper show it: headings, statements with their pages, notes. */
import type { BriefContent, Item, OutlineContent, Pinpoint, QuestionSetContent } from '../material.ts';

export type Statement = { text: string; source: string; children: Statement[] };

export type SheetPart = {
  heading: string;
  /** Easy, Medium or Hard. */
  label: string | null;
  statements: Statement[];
  notes: { name: string; text: string }[];
};

export type Sheet = {
  kind: string;
  title: string;
  lines: string[];
  lead: Statement | null;
  parts: SheetPart[];
};

const opinionKinds = { majority: 'Majority', plurality: 'Plurality', per_curiam: 'Per curiam' } as const;

export function briefSheet(brief: BriefContent): Sheet {
  const { caption } = brief;
  const kind = caption.kind && opinionKinds[caption.kind];
  return {
    kind: 'Case Brief',
    title: caption.caseName,
    lines: [
      joined([caption.citation, caption.court, caption.decidedOn, caption.docket]),
      joined([caption.author, kind, caption.disposition]),
    ].filter((line) => line !== ''),
    lead: toStatement(brief.holding),
    parts: [
      part('Posture', brief.posture),
      part('Facts', brief.facts),
      part('Issue', brief.issue),
      part('Rule', brief.rule),
      part('Analysis', brief.analysis),
      part('Conclusion', brief.conclusion),
      ...brief.separateOpinions.map(({ author, kind, summary }) =>
        part(`${author ?? 'A judge'}, ${separateKinds[kind]}`, summary),
      ),
      ...(brief.keyTerms.length > 0 ? [termsPart(brief.keyTerms)] : []),
      ...(brief.whyAssigned.length > 0 ? [part('Why it is assigned', brief.whyAssigned)] : []),
      ...gapParts(brief),
    ],
  };
}

const separateKinds = {
  concurrence: 'concurring',
  dissent: 'dissenting',
  concurrence_in_part_and_dissent_in_part: 'concurring in part and dissenting in part',
} as const;

const joined = (words: (string | undefined)[]) => words.filter(Boolean).join(' · ');

function part(heading: string, items: readonly Item[]): SheetPart {
  const statements = items.length > 0 ? items.map(toStatement) : [plain('Not in this excerpt.')];
  return { heading, label: null, statements, notes: [] };
}

const plain = (text: string): Statement => ({ text, source: '', children: [] });

function termsPart(terms: BriefContent['keyTerms']): SheetPart {
  const notes = terms.map(({ term, meaning, pinpoints }) => ({
    name: term,
    text: [meaning, pagesOf(pinpoints)].filter(Boolean).join(' '),
  }));
  return { heading: 'Key terms', label: null, statements: [], notes };
}

function gapParts({ notInExcerpt, missingPages }: BriefContent): SheetPart[] {
  const missing =
    missingPages.length > 0 ? [`Pages that could not be read: ${missingPages.join(', ')}.`] : [];
  const gaps = [...notInExcerpt, ...missing];
  if (gaps.length === 0) return [];
  return [{ heading: 'Not in this excerpt', label: null, statements: gaps.map(plain), notes: [] }];
}

function toStatement({ text, pinpoints, marks, verified, children }: Item): Statement {
  const notes = [
    ...marks.map((mark) => (mark === 'own' ? 'your words' : mark)),
    ...(verified ? [] : ['unverified']),
  ];
  return {
    text,
    source: [pagesOf(pinpoints), ...notes].filter(Boolean).join(' · '),
    children: (children ?? []).map(toStatement),
  };
}

/** "p. 12", "pp. 12, 14", or nothing. */
function pagesOf(pinpoints: readonly Pinpoint[]): string {
  const pages = [...new Set(pinpoints.map(({ page }) => page))].toSorted((one, other) => one - other);
  if (pages.length === 0) return '';
  return `${pages.length === 1 ? 'p.' : 'pp.'} ${pages.join(', ')}`;
}

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

export function outlineSheet(caseName: string, { sections }: OutlineContent): Sheet {
  return {
    kind: 'Outline',
    title: caseName,
    lines: [],
    lead: null,
    parts: sections.map(({ title, items }, index) =>
      part(`${numerals[index] ?? index + 1}. ${title}`, items),
    ),
  };
}

export function questionsSheet(caseName: string, { questions }: QuestionSetContent): Sheet {
  return {
    kind: 'Cold Call Questions',
    title: caseName,
    lines: [],
    lead: null,
    parts: questions.map(({ question, difficulty, answer, followUps, trap, reread }, index) => ({
      heading: `${index + 1}. ${question}`,
      label: difficulty,
      statements: answer.map(toStatement),
      notes: [
        ...followUps.map((text) => ({ name: 'Follow-up', text })),
        ...(trap ? [{ name: 'Trap', text: trap }] : []),
        ...(reread.length > 0 ? [{ name: 'Reread', text: pagesOf(reread) }] : []),
      ],
    })),
  };
}
