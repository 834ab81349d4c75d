import type { Brief } from '../../../shared/materials.ts';
import { dayName } from '../reading/decided-on.ts';

const kinds = { majority: 'majority', plurality: 'plurality', per_curiam: 'per curiam' } as const;

function authorship({ author, kind }: Brief['caption']): string | undefined {
  if (kind === 'per_curiam' || !author)
    return kind && (kind === 'per_curiam' ? 'Per curiam' : `Opinion (${kinds[kind]})`);
  return kind ? `Opinion by ${author} (${kinds[kind]})` : `Opinion by ${author}`;
}

/** Which case this is: as much of it as the text itself says. */
export function Caption({ brief }: { brief: Brief }) {
  const { caption, caseTitle } = brief;
  const decided = caption.decidedOn && dayName(caption.decidedOn);
  const printed = caption.caseName === caseTitle ? undefined : caption.caseName;
  const lines = [
    [printed],
    [caption.citation, caption.court, decided, caption.docket],
    [authorship(caption)],
  ].map((line) => line.filter(Boolean).join(' · '));
  return (
    <header>
      <p className="font-medium font-sans text-ink-faint text-sm">Case brief</p>
      <h1 className="mt-1 font-semibold text-2xl text-ink">{caseTitle}</h1>
      <div className="mt-1.5 font-sans text-ink-soft text-sm">
        {lines.map((line) => line && <p key={line}>{line}</p>)}
        {caption.disposition && <p className="font-semibold text-ink">{caption.disposition}</p>}
      </div>
    </header>
  );
}
