import { Ellipsis, Flag, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Brief } from '../../../../shared/materials.ts';
import { authorship, otherName, referenceParts } from '../../../../study/words/captions.ts';
import { dayName } from '../../../../study/words/day-name.ts';
import { lazily } from '../../../browser/lazily.tsx';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { Remark } from '../../../desk/statements/remark.tsx';
import { captionOutcome, captionPart, reportOf } from '../../../desk/statements/report-words.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { ReportDialog } from '../dialogs.ts';
import { isGrowing } from '../growing-parts.ts';
import { type CaptionKey, doubtOf } from './caption-fields.ts';

const CaptionDialog = lazily(() => import('./caption-dialog.tsx').then((m) => m.CaptionDialog));

/** Which case this is: as much of it as the text itself says, or the student. */
export function Caption({ brief }: { brief: Brief }) {
  const [isEditing, setEditing] = useState(false);
  const isReadOnly = useIsReadOnly();
  const { caption, caseTitle } = brief;
  const report = reportOf(brief.reports, captionPart(brief));
  const decided = caption.decidedOn && dayName(caption.decidedOn);
  const other = otherName(caseTitle, brief);
  const field = (key: CaptionKey, text: string | undefined) =>
    text && <Found key={key} text={text} doubt={doubtOf(brief, key)} />;
  return (
    <header>
      <div className="flex items-center justify-between gap-3">
        <p className="font-medium font-sans text-ink-faint text-sm">Case brief</p>
        {!isGrowing(brief) && !isReadOnly && (
          <CaptionActions brief={brief} isReported={report !== undefined} onEdit={() => setEditing(true)} />
        )}
      </div>
      <h1 className="mt-1 font-semibold text-2xl text-ink break-words">{field('title', caseTitle)}</h1>
      <div className="mt-1.5 font-sans text-ink-soft text-sm">
        {other && <p>{other}</p>}
        <Dotted
          parts={[
            field('citation', caption.citation),
            field('court', caption.court),
            field('decidedOn', decided),
            field('docket', caption.docket),
          ]}
        />
        {authorship(brief) && <p>{field('author', authorship(brief))}</p>}
        {caption.disposition && (
          <p className="font-semibold text-ink">{field('disposition', caption.disposition)}</p>
        )}
        {report && (
          <p className="-ml-0.5">
            <Remark {...captionOutcome} strong />
          </p>
        )}
      </div>
      {isEditing && <CaptionDialog brief={brief} onClose={() => setEditing(false)} />}
    </header>
  );
}

type CaptionActionsProps = { brief: Brief; isReported: boolean; onEdit: () => void };

function CaptionActions({ brief, isReported, onEdit }: CaptionActionsProps) {
  const [isReporting, setReporting] = useState(false);
  const { caseTitle, caption } = brief;
  return (
    <div className="-my-2.5 -mr-3 flex items-center font-sans sm:-my-1.5 sm:mr-0 print:hidden">
      <Button variant="quiet" size="small" onClick={onEdit}>
        <Pencil size={14} aria-hidden />
        Edit Caption
      </Button>
      {!isReported && (
        <Menu
          trigger={
            <IconButton label="Actions for the Caption" size="small">
              <Ellipsis size={16} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Flag />} onSelect={() => setReporting(true)}>
            This Is Wrong
          </MenuItem>
        </Menu>
      )}
      {isReporting && (
        <ReportDialog
          itemId={captionPart(brief).id}
          words={
            <>
              <p>{caseTitle}</p>
              <Dotted parts={referenceParts(caption)} />
              <p>{authorship(brief)}</p>
              <p>{caption.disposition}</p>
            </>
          }
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}

/** A field as it was found; a doubtful one is underlined and says so. */
function Found({ text, doubt }: { text: string; doubt: string | undefined }) {
  if (!doubt) return <>{text}</>;
  return (
    <>
      <span className="underline decoration-1 decoration-caution-ink decoration-dotted underline-offset-4">
        {text}
      </span>{' '}
      <span
        title={doubt}
        className="ml-0.5 whitespace-nowrap font-normal font-sans text-caution-ink text-xs italic print:hidden"
      >
        check this
        <span className="sr-only">: {doubt}</span>
      </span>
    </>
  );
}
