/** Ask the text: answers from its passages, or that it does not say. What was asked before is kept below. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Ask, AskEvent } from '../../../../shared/asking.ts';
import type { Item, Pinpoint } from '../../../../study/material/schema.ts';
import { checkRemark } from '../../../../study/words/statements.ts';
import { hasCode, sentenceFor } from '../../../client/errors.ts';
import { failed } from '../../../client/notify.ts';
import { keepQuoted } from '../../../desk/quoted-elsewhere.ts';
import { Pinpoints } from '../../../desk/statements/pinpoints.tsx';
import { Remark } from '../../../desk/statements/remark.tsx';
import { count } from '../../../format/count.ts';
import { Button } from '../../../ui/button.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import type { Asking } from './ask-dialog-state.ts';
import { asksQuery, useAskText, useCancelAsk } from './queries.ts';

type AskDialogProps = { caseId: number; asking: Asking; onClose: () => void };

export function AskDialog({ caseId, asking, onClose }: AskDialogProps) {
  const kept = useQuery(asksQuery(caseId));
  const [question, setQuestion] = useState('');
  const [selection, setSelection] = useState(asking.selection);
  const { ask, stop, live, isAsking } = useAsking(caseId);
  const left = kept.data?.modelAsksLeft ?? null;
  const id = useId();
  const [isLow, setLow] = useState(false);
  const go = () => setLow(true);

  // A press on "Explain" is a question already.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!asking.question || hasAsked.current) return;
    hasAsked.current = true;
    ask(asking.question, asking.selection);
  }, [asking, ask]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '' || isAsking) return;
    ask(question.trim(), selection);
    setQuestion('');
  };
  const earlier = kept.data?.items.filter((each) => each.id !== live?.id) ?? [];
  const running = earlier.find(({ state }) => state === 'running');
  return (
    <SidePanel
      onClose={onClose}
      isLow={isLow}
      title="Ask the Text"
      description={
        left === null
          ? 'Every answer is a passage from this opinion, word for word. If it doesn’t say, you’ll see that.'
          : `Every answer rests on passages from this opinion. If it doesn’t say, you’ll see that. ${count(left, 'model answer')} left today.`
      }
    >
      <form onSubmit={submit} className="grid gap-2">
        {selection && (
          <p className="border-line-strong border-l-2 pl-3 font-serif text-ink-soft">
            “{selection.quote.length > 160 ? `${selection.quote.slice(0, 160)}…` : selection.quote}”{' '}
            <button
              type="button"
              className="font-sans text-accent-ink text-sm underline"
              onClick={() => setSelection(undefined)}
            >
              Ask about the whole text instead
            </button>
          </p>
        )}
        <label htmlFor={id} className="font-medium text-ink text-sm">
          Your question
        </label>
        <textarea
          id={id}
          value={question}
          maxLength={1_000}
          onChange={(event) => setQuestion(event.target.value)}
          onFocus={() => setLow(false)}
          onKeyDown={(event) => {
            // Enter also ends a word that is being composed, as in Japanese.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
          enterKeyHint="send"
          className="field-sizing-content min-h-16 w-full resize-y rounded-md border border-line-strong bg-raised px-3 py-2 font-serif text-ink text-reading hover:border-ink-faint"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={question.trim() === '' || isAsking || left === 0}>
            Ask
          </Button>
          {(isAsking || running) && (
            <Button variant="secondary" onClick={() => stop(running?.id)}>
              Stop
            </Button>
          )}
        </div>
      </form>
      <div aria-live="polite" className="mt-5">
        {live && <Asked {...live} isLive={isAsking} onGo={go} />}
      </div>
      {earlier.length > 0 && (
        <section aria-label="Asked before" className="mt-6 border-line border-t pt-2">
          {earlier.map((each) => (
            <Asked key={each.id} {...shownOf(each)} isLive={each.state === 'running'} onGo={go} />
          ))}
        </section>
      )}
    </SidePanel>
  );
}

type ShownAsk = {
  id: number | undefined;
  question: string;
  quote: string | undefined;
  /** Being written, and unchecked. */
  text: string;
  /** Written, and being read again. */
  isChecking: boolean;
  passages: Pinpoint[][];
  statements: Item[];
  isAbsent: boolean;
  failure: string | undefined;
  isCancelled: boolean;
};

const begun = (question: string, quote: string | undefined): ShownAsk => ({
  ...{ id: undefined, question, quote, text: '', isChecking: false, passages: [], statements: [] },
  ...{ isAbsent: false, failure: undefined, isCancelled: false },
});

const shownOf = ({
  id,
  question,
  selection,
  passages,
  statements,
  notInThisExcerpt,
  failure,
  state,
}: Ask): ShownAsk => ({
  id,
  question,
  quote: selection?.quote,
  text: '',
  isChecking: false,
  passages,
  statements,
  isAbsent: notInThisExcerpt,
  failure: failure?.message,
  isCancelled: state === 'cancelled',
});

function heard(shown: ShownAsk, event: AskEvent): ShownAsk {
  switch (event.type) {
    case 'ask':
      return { ...shown, id: event.id };
    case 'text':
      return { ...shown, text: event.text };
    case 'checking':
      return { ...shown, isChecking: true };
    case 'passage':
      return { ...shown, passages: [...shown.passages, event.pinpoints] };
    case 'statement':
      return {
        ...shown,
        text: '',
        isChecking: false,
        statements: [...shown.statements, event.statement],
      };
    case 'not_in_this_excerpt':
      return { ...shown, text: '', isAbsent: true };
    case 'done':
      return shownOf(event.ask);
  }
}

function useAsking(caseId: number) {
  const { mutate, isPending } = useAskText(caseId);
  const { mutate: cancel } = useCancelAsk(caseId);
  const [live, setLive] = useState<ShownAsk>();
  const asking = useRef<AbortController>(undefined);
  const askRef = useRef((question: string, selection: Asking['selection']) => {
    asking.current = new AbortController();
    setLive(begun(question, selection?.quote));
    mutate(
      {
        question,
        ...(selection ? { selection } : {}),
        signal: asking.current.signal,
        onEvent: (event) => setLive((now) => now && heard(now, event)),
      },
      {
        onError: (error) => {
          setLive(undefined);
          if (!hasCode(error, 'cancelled'))
            failed(error, sentenceFor(error, 'Your question wasn’t answered.'));
        },
      },
    );
  });
  const stop = (runningId: number | undefined) => {
    const askId = live?.id ?? runningId;
    if (askId !== undefined) cancel(askId);
    else asking.current?.abort();
  };
  return { ask: askRef.current, stop, live, isAsking: isPending };
}

type AskedProps = ShownAsk & { isLive: boolean; onGo: () => void };

/** Pressing a pinpoint marks its passage; what was asked stays. */
function Asked({
  id,
  question,
  quote,
  text,
  isChecking,
  passages,
  statements,
  isAbsent,
  failure,
  isCancelled,
  isLive,
  onGo,
}: AskedProps) {
  useEffect(() => {
    for (const item of statements) keepQuoted(`ask-${id}-${item.id}`, item.pinpoints);
    if (statements.length === 0) keepQuoted(`ask-${id}`, passages.flat());
  }, [id, statements, passages]);
  return (
    <article className="border-line border-t py-4 first:border-t-0">
      <h3 className="break-words font-medium text-base text-ink">{question}</h3>
      {quote && <p className="line-clamp-2 text-ink-faint text-sm">About “{quote}”</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed */}
      <div
        className="mt-2 grid gap-2 font-serif text-ink text-reading"
        onClick={(event) => {
          if ((event.target as Element).closest('a')) onGo();
        }}
      >
        {statements.map((item) => (
          <p key={item.id}>
            {item.text}
            <CheckOf item={item} />
            <Pinpoints of={`ask-${id}-${item.id}`} pinpoints={item.pinpoints} />
          </p>
        ))}
        {statements.length === 0 &&
          passages.map((pinpoints) => (
            <blockquote
              key={`${pinpoints[0]?.paragraphId} ${pinpoints[0]?.quote}`}
              className="border-line-strong border-l-2 pl-3"
            >
              {pinpoints.map(({ quote: words }) => words).join(' ')}
              <Pinpoints of={`ask-${id}`} pinpoints={pinpoints} />
            </blockquote>
          ))}
        {text !== '' && <p className="text-ink-soft">{text}</p>}
        {text !== '' && isChecking && (
          <p className="font-sans text-base text-ink-faint">Being checked against the text…</p>
        )}
        {isAbsent && <p className="text-ink-soft">We didn’t find an answer in this opinion.</p>}
        {failure && <p className="font-sans text-base text-danger-ink">{failure}</p>}
        {isCancelled && <p className="font-sans text-base text-ink-faint">Stopped.</p>}
        {isLive && text === '' && <p className="font-sans text-base text-ink-faint">Reading the opinion…</p>}
      </div>
    </article>
  );
}

function CheckOf({ item }: { item: Item }) {
  const remark = checkRemark(item);
  return remark && <Remark {...remark} strong />;
}
