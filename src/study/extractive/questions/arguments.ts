/** Questions about what a side argues and how the court answers. */
import type { Findings } from '../findings.ts';
import { type Candidate, callsIn, fitting, quoting, rereadOf } from './candidate.ts';

export function argumentsMet(findings: Findings): Candidate[] {
  const { exchanges, reasons } = findings.reasoning;
  const { caseName } = callsIn(findings);
  const answered = exchanges.flatMap(({ argument, answer }) => (answer ? [{ argument, answer }] : []));
  const agrees = ({ answer }: (typeof answered)[number]) => /\bwe agree\b/i.test(answer.text);
  const ranked = answered.toSorted((one, other) => Number(agrees(one)) - Number(agrees(other)));
  return ranked.map(({ argument, answer }, index) => ({
    question: `What argument does ${advocateIn(argument.shown) ?? roleIn(argument.shown) ?? 'one side'} make in ${caseName}, and how does the court meet it?`,
    ...quoting(fitting([argument, answer, reasons[index + 1]], 110)),
    difficulty: 'Medium',
    kind: 'rejected_argument',
    followUps: ['What is the strongest form of that argument?'],
    trap: 'Tempting: to treat the argument as what the court thinks because the opinion states it at length. Read on to the answer.',
    reread: rereadOf([argument, answer]),
  }));
}

function roleIn(text: string): string | undefined {
  const role =
    /\b(petitioner|respondent|appellant|appellee|plaintiff|defendant|Government|Commonwealth)(?:s|['’]s|s['’])?\b/i.exec(
      text.slice(0, 90),
    )?.[1];
  return role && `the ${/^[GC]/.test(role) ? role : role.toLowerCase()}`;
}

function advocateIn(text: string): string | undefined {
  const match =
    /^(?:[^,]{0,40}, )?((?:The |the )?(?:[Pp]etitioner|[Rr]espondent|[Aa]ppellant|[Aa]ppellee|[Pp]laintiff|[Dd]efendant|Government|State|Solicitor General|Commonwealth|United States|City|County|Board|Commission|Secretary|Worker|Employer)s?|[A-Z][a-z]+(?: [A-Z][a-z]+)?) (?:also |further |next |first |then )?(?:argue|contend|assert|maintain|claim|submit|urge|insist|suggest|say|respond|rel|point)/.exec(
      text,
    );
  const name = match?.[1]?.replace(/^The /, 'the ');
  if (!name || /^(?:He|She|They|It|This|That)\b/.test(name)) return undefined;
  return /^(?:petitioner|respondent|appellant|appellee|plaintiff|defendant)/i.test(name)
    ? `the ${name.toLowerCase()}`
    : name;
}
