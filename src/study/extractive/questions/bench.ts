/** Who decides and who writes apart: Easy questions that every opinion of a named judge can answer. */
import type { Opinion } from '../../../opinion/opinion.ts';
import type { Pinpoint } from '../../material/schema.ts';
import { pinpointsFor } from '../../pinpoints.ts';
import type { Findings } from '../findings.ts';
import type { Draft } from '../text/items.ts';
import { type Candidate, callsIn } from './candidate.ts';

export function whoDecides(findings: Findings): Candidate | undefined {
  const { opinion, lead } = findings.reading;
  const { author, court } = opinion.caption;
  const pinpoints = lead && author ? firstNaming(opinion, author, lead.firstParagraph - 6) : [];
  if (!author || !court || pinpoints.length === 0) return undefined;
  return {
    question: `Which court decides ${callsIn(findings).caseName}, and who writes its opinion?`,
    answer: [plain(`The ${court.replace(/^the /i, '')} decides; ${author} writes the opinion.`, pinpoints)],
    rests: [],
    kind: 'posture',
    followUps: ['Who is bound by a decision of this court?'],
    reread: pinpoints,
  };
}

const sides = {
  concurrence: 'concurs',
  dissent: 'dissents',
  concurrence_in_part_and_dissent_in_part: 'concurs in part and dissents in part',
} as const;

export function whoWritesSeparately(findings: Findings): Candidate | undefined {
  const { opinion } = findings.reading;
  const named = findings.separate.flatMap(({ author, kind, part }) => {
    const pinpoints = author ? firstNaming(opinion, author, part.firstParagraph) : [];
    return pinpoints.length > 0 ? [plain(`${author} ${sides[kind]}.`, pinpoints)] : [];
  });
  if (named.length === 0 || named.length < findings.separate.length) return undefined;
  return {
    question: `Who writes separately in ${callsIn(findings).caseName}, and on which side?`,
    answer: named.slice(0, 6),
    rests: [],
    kind: 'separate_opinion',
    followUps: ['Do they share the reasons?'],
    reread: named.flatMap(({ pinpoints }) => pinpoints).slice(0, 4),
  };
}

function plain(text: string, pinpoints: Pinpoint[]): Draft {
  return { text, pinpoints, verified: true, marks: [] };
}

const paragraphsLookedAt = 9;

function firstNaming({ paragraphs }: Opinion, author: string, from: number): Pinpoint[] {
  const surname = author.toLowerCase();
  for (const paragraph of paragraphs.slice(Math.max(0, from), Math.max(0, from) + paragraphsLookedAt)) {
    const at = paragraph.text.toLowerCase().indexOf(surname);
    if (at >= 0) return pinpointsFor(paragraph, at, at + surname.length);
  }
  return [];
}
