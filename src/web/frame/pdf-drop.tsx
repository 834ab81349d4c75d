import { FilePlus2 } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { carriesFiles, takeDropped } from './dropped-files.ts';

type PdfDropProps = {
  onFiles: (files: File[]) => void;
  /** What the place is for: "Drop tonight’s PDFs here". */
  words: string;
  isPrimary?: boolean;
  /** On a phone, where nothing is dropped, the button alone. */
  isButtonOnPhone?: boolean;
};

/** Takes PDFs where the class they go to is another screen. */
export function PdfDrop({ onFiles, words, isPrimary = false, isButtonOnPhone = false }: PdfDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent, act: () => void) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <section
      aria-label={words}
      onDragOver={(event) => take(event, () => setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) =>
        take(event, () => {
          setOver(false);
          takeDropped(event.dataTransfer, onFiles);
        })
      }
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-2.5',
        isOver ? 'border-accent-ink bg-accent-wash' : 'border-line-strong border-dashed',
        isButtonOnPhone && 'max-sm:border-0 max-sm:p-0',
      )}
    >
      <FilePlus2
        size={20}
        strokeWidth={1.5}
        aria-hidden
        className={cx('shrink-0 text-accent-ink', isButtonOnPhone && 'max-sm:hidden')}
      />
      <p className={cx('min-w-44 flex-1 text-ink-soft', isButtonOnPhone && 'max-sm:hidden')}>{words}</p>
      <input
        ref={picker}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        aria-label="PDF files"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Or choosing the same file once more would be no change.
          target.value = '';
        }}
      />
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size="small"
        onClick={() => picker.current?.click()}
      >
        Choose PDFs
      </Button>
    </section>
  );
}
