/** The tried case is asked as a student's own is, by the embedded engine alone; nothing of it is kept. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Pinpoint } from '../../../../study/material/schema.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { keepQuoted } from '../../../desk/quoted-elsewhere.ts';
import { Pinpoints } from '../../../desk/statements/pinpoints.tsx';
import { Button } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useStore } from '../../../use-store.ts';
import { askDialog } from '../asking/ask-dialog-state.ts';
import { useAskTryout } from './queries.ts';

export function TryoutAsking() {
  useEffect(() => () => askDialog.set(undefined), []);
  return useStore(askDialog) && <Panel />;
}

function Panel() {
  const id = useId();
  const [question, setQuestion] = useState('');
  const [isLow, setLow] = useState(false);
  const ask = useAskTryout();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '') ask.mutate(question.trim());
  };
  return (
    <SidePanel
      title="Ask the Text"
      description="Every answer is a passage from this opinion, word for word. If it doesn’t say, you’ll see that."
      isLow={isLow}
      onClose={() => askDialog.set(undefined)}
    >
      <form onSubmit={submit} className="grid justify-items-start gap-2">
        <label htmlFor={id} className="font-medium text-ink text-sm">
          Your question
        </label>
        <input
          id={id}
          value={question}
          maxLength={1_000}
          onChange={({ target }) => setQuestion(target.value)}
          onFocus={() => setLow(false)}
          className="min-h-11 w-full rounded-md border border-line-strong bg-raised px-3 font-serif text-ink text-reading hover:border-ink-faint"
        />
        <Button type="submit" disabled={question.trim() === '' || ask.isPending}>
          Ask
        </Button>
      </form>
      <div aria-live="polite" className="mt-5 grid gap-3 font-serif text-ink text-reading">
        {ask.isPending && <p className="font-sans text-base text-ink-faint">Reading the opinion…</p>}
        {ask.isError && (
          <p className="font-sans text-base text-danger-ink">
            {sentenceFor(ask.error, 'Your question wasn’t answered.')}
          </p>
        )}
        {ask.data?.passages.length === 0 && (
          <p className="text-ink-soft">We didn’t find an answer in this opinion.</p>
        )}
        {ask.data?.passages.map((pinpoints) => (
          <Passage
            key={pinpoints.map(({ quote }) => quote).join()}
            pinpoints={pinpoints}
            onGo={() => setLow(true)}
          />
        ))}
      </div>
    </SidePanel>
  );
}

function Passage({ pinpoints, onGo }: { pinpoints: readonly Pinpoint[]; onGo: () => void }) {
  const of = `ask-${pinpoints[0]?.paragraphId}`;
  useEffect(() => keepQuoted(of, pinpoints), [of, pinpoints]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed
    <blockquote className="border-line-strong border-l-2 pl-3" onClick={onGo}>
      {pinpoints.map(({ quote }) => quote).join(' ')}
      <Pinpoints of={of} pinpoints={pinpoints} />
    </blockquote>
  );
}
