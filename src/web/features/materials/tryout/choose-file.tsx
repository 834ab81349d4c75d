import { FileText } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { limits } from '../../../../shared/prices.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { refusalOfFile, sizeText } from '../../../format/pdf-file.ts';
import { pathTo } from '../../../paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Progress } from '../../../ui/progress.tsx';
import { useStartTryout } from './queries.ts';

const megabytes = limits.maxTryoutBytes / 1024 / 1024;

const mostOfVisitors = {
  bytes: limits.maxTryoutBytes,
  sentence: `This file is larger than ${megabytes} MB, the limit without an account. Sign up free to add larger ones.`,
};

const facts = [
  'Your PDF is deleted as soon as its text has been read.',
  `Only this browser can open the text and what we write from it. Both are deleted after ${limits.tryoutHours} hours. Sign up before then, and the case moves to your account as your free analysis.`,
  'Everything happens on this server. Nothing is sent to an AI provider.',
  'Upload only what you have the right to copy. Casebook pages usually belong to their publisher.',
];

/** The one file, and the press that accepts what is said of it. */
export function ChooseFile({ onSent }: { onSent: () => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [share, setShare] = useState<number>();
  const [idempotencyKey, setKey] = useState('');
  const start = useStartTryout();

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const sentence = await refusalOfFile(chosen, mostOfVisitors);
    setRefusal(sentence);
    setFile(sentence === undefined ? chosen : undefined);
    setKey(crypto.randomUUID());
    start.reset();
  };
  const send = async () => {
    if (!file) return;
    setShare(0);
    try {
      await start.mutateAsync({ file, idempotencyKey, onProgress: setShare });
      onSent();
    } catch (error) {
      setRefusal(sentenceFor(error, 'Your file couldn’t be sent. Please try again.'));
    } finally {
      setShare(undefined);
    }
  };
  const isSending = share !== undefined;

  return (
    <div className="mx-auto w-full max-w-160 px-5 py-8 sm:py-14">
      <h1 className="font-semibold font-serif text-3xl text-ink">Try your own PDF</h1>
      <p className="mt-3 text-ink-soft">
        Pick one court opinion, up to {megabytes} MB, and read its brief, outline, and cold call questions in
        about a minute. No account needed.
      </p>
      <DropZone onFile={(dropped) => void choose(dropped)} isBusy={isSending}>
        <input
          ref={picker}
          type="file"
          accept="application/pdf,.pdf"
          aria-label="PDF file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Or choosing the same file once more would be no change.
            target.value = '';
          }}
        />
        {file ? (
          <>
            <FileText size={24} strokeWidth={1.5} aria-hidden className="shrink-0 text-accent-ink" />
            <p className="min-w-0 flex-1">
              <span className="block font-medium text-ink [overflow-wrap:anywhere]">{file.name}</span>
              <span className="text-ink-faint text-sm">{sizeText(file.size)}</span>
            </p>
            <Button variant="quiet" disabled={isSending} onClick={() => picker.current?.click()}>
              Change
            </Button>
          </>
        ) : (
          <>
            <p className="min-w-0 flex-1 text-ink-soft max-sm:hidden">Drop a PDF here, or choose one.</p>
            <Button
              variant="secondary"
              size="large"
              className="max-sm:w-full"
              onClick={() => picker.current?.click()}
            >
              Choose a PDF
            </Button>
          </>
        )}
      </DropZone>
      <div aria-live="polite">
        {refusal && (
          <div className="mt-4">
            <Alert>{refusal}</Alert>
          </div>
        )}
      </div>
      <h2 className="mt-8 font-semibold text-ink">What happens to your file</h2>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="mt-8">
        <Button
          size="large"
          className="max-sm:w-full"
          aria-disabled={!file || isSending}
          onClick={() => (file ? void send() : setRefusal('Choose a PDF first.'))}
        >
          {isSending ? 'Uploading…' : 'Agree and Analyze'}
        </Button>
        {isSending && <Progress label="Upload" share={share} className="mt-4" />}
        <p className="mt-3 text-ink-faint text-sm">
          By pressing “Agree and Analyze” you accept the{' '}
          <TextLink href={pathTo.terms()}>Terms of Service</TextLink> and the{' '}
          <TextLink href={pathTo.privacy()}>Privacy Policy</TextLink>.
        </p>
      </div>
    </div>
  );
}

/** In another tab: what she has chosen stays. */
function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-ink-soft underline underline-offset-3">
      {children}
    </a>
  );
}

type DropZoneProps = { onFile: (file: File | undefined) => void; isBusy: boolean; children: ReactNode };

function DropZone({ onFile, isBusy, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent, act: () => void) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    if (!isBusy) act();
  };
  return (
    <section
      aria-label="Your PDF"
      onDragOver={(event) => take(event, () => setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) =>
        take(event, () => {
          setOver(false);
          onFile(event.dataTransfer.files[0]);
        })
      }
      className={cx(
        'mt-7 flex min-h-24 items-center gap-4 rounded-lg border px-5 py-4',
        isOver ? 'border-accent-ink bg-accent-wash' : 'border-line-strong border-dashed bg-raised',
      )}
    >
      {children}
    </section>
  );
}
