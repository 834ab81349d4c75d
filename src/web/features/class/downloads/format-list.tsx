import { Download } from 'lucide-react';
import { useState } from 'react';
import { type FileFormat, fileFormats, isSheet } from '../../../../shared/downloads.ts';
import { Button } from '../../../ui/button.tsx';

const aZip = 'A zip with one file for each brief, outline, and question set.';

type FormatListProps = { formats: readonly FileFormat[]; onTake: (format: FileFormat) => void };

/** First what most choose; the rest behind one press. */
export function FormatList({ formats, onTake }: FormatListProps) {
  const [isMore, setMore] = useState(false);
  const isUsual = (format: FileFormat) => fileFormats[format].isUsual;
  const shown = [...formats.filter(isUsual), ...(isMore ? formats.filter((format) => !isUsual(format)) : [])];
  return (
    <>
      <ul className="-mx-2">
        {shown.map((format) => (
          <li key={format}>
            <button
              type="button"
              onClick={() => onTake(format)}
              className="flex min-h-11 w-full items-start gap-3 rounded-md px-2 py-2 text-left hover:bg-hover"
            >
              <Download size={16} aria-hidden className="mt-1 shrink-0 text-ink-faint" />
              <span>
                <span className="block font-medium text-ink">{fileFormats[format].name}</span>
                <span className="block text-ink-soft text-sm">
                  {fileFormats[format].use} {isSheet(format) && aZip}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isMore && (
        <Button variant="quiet" className="-ml-2" onClick={() => setMore(true)}>
          More Formats
        </Button>
      )}
    </>
  );
}
