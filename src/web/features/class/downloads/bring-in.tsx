import { FolderInput } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { sentenceFor } from '../../../client/errors.ts';
import { failed, succeeded } from '../../../client/notify.ts';
import { count } from '../../../format/count.ts';
import { pathTo } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { useImportClass } from '../queries/classes.ts';

type BringInProps = {
  /** 0 as long as none is chosen. */
  semesterOf: () => number;
  onDone: () => void;
};

/** A class that another student sent her as a file. Stands below the form, whose semester counts. */
export function BringIn({ semesterOf, onDone }: BringInProps) {
  const input = useRef<HTMLInputElement>(null);
  const bringIn = useImportClass();
  const [, navigate] = useLocation();

  const choose = () => {
    if (semesterOf() > 0) input.current?.click();
    else failed(undefined, 'Please select a semester');
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    bringIn.mutate(
      { semesterId: semesterOf(), file },
      {
        onSuccess: ({ id, name, caseCount, lostQuotes, leftOut }) => {
          const lost =
            lostQuotes > 0
              ? ` ${count(lostQuotes, 'quote')} didn’t match the text, and what rests on ${lostQuotes === 1 ? 'it' : 'them'} is marked.`
              : '';
          const missing = leftOut.map(({ title, reason }) => ` “${title}” was left out: ${reason}.`).join('');
          succeeded(`Added “${name}” with ${count(caseCount, 'case')}.${lost}${missing}`);
          onDone();
          navigate(pathTo.class(id));
        },
        onError: (error) => failed(error, sentenceFor(error, 'The class file couldn’t be opened.')),
      },
    );
  };
  return (
    <div className="mt-6 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">
        Did another student send you a class file (.hotseat)? It doesn’t count against your analyses.
      </p>
      <Button
        variant="soft"
        size="small"
        className="mt-2"
        aria-disabled={bringIn.isPending}
        onClick={() => !bringIn.isPending && choose()}
      >
        <FolderInput size={16} aria-hidden />
        {bringIn.isPending ? 'Checking the file...' : 'Open Class File'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".hotseat"
        aria-label="Class file"
        className="hidden"
        onChange={take}
      />
    </div>
  );
}
