import type { AuditEntry } from '../../../../shared/audit.ts';
import { instantText } from '../../../format/dates.ts';
import { dot } from '../../../format/dot.ts';
import { actWords, adminName } from '../audit-words.ts';

export function AuditRow({ entry }: { entry: AuditEntry }) {
  return (
    <div className="py-3">
      <p className="break-words font-medium text-ink">{actWords(entry)}</p>
      {entry.reason && <p className="break-words text-ink-soft">{entry.reason}</p>}
      <p className="break-words text-ink-faint text-sm tabular-nums">
        {adminName(entry)}
        {dot}
        {instantText(entry.createdAt)}
      </p>
    </div>
  );
}
