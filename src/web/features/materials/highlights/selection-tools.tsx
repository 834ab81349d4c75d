/** Words that she selects in the opinion can be highlighted and asked about, beside where they stand. */
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { findQuote } from '../../../../study/material/find-quote.ts';
import { type Colour, colours } from '../../../../study/material/highlights.ts';
import { colourWords } from '../../../../study/words/highlights.ts';
import { useShortcuts } from '../../../browser/shortcuts.ts';
import { useBeside } from '../../../desk/beside-context.tsx';
import { useIsReadOnly } from '../../../desk/exhibit.tsx';
import { ColourLetter } from '../../../desk/opinion/mark-letter.tsx';
import {
  readSelected,
  type SelectedWords,
  selectWords,
  sentencesOf,
} from '../../../desk/opinion/selecting.ts';
import { Button } from '../../../ui/button.tsx';
import { askDialog } from '../asking/ask-dialog-state.ts';
import { besideWords, openHighlight } from '../open-highlight.ts';
import { useAddHighlight } from './queries.ts';

/** In pixels from the window's top: there the tools stand above the words and below the bars. */
const leastAbove = 220;

type Selected = { words: SelectedWords[]; top: number; bottom: number; left: number };

const mostLetters = 4_000;

const colourKey = 'highlight-colour';

function keepColour(colour: Colour): void {
  try {
    localStorage.setItem(colourKey, colour);
  } catch {
    // Storage is switched off: the first color serves.
  }
}

function lastColour(): Colour {
  try {
    return colours.find((colour) => colour === localStorage.getItem(colourKey)) ?? colours[0];
  } catch {
    return colours[0];
  }
}

const questions = [
  ['Explain', 'Explain this.'],
  ['Define', 'Define this.'],
  ['Why Does It Matter?', 'Why does it matter?'],
] as const;

function look(): Selected | undefined {
  const found = readSelected();
  if (!found) return undefined;
  const { top, bottom, left, width } = found.range.getBoundingClientRect();
  return { words: found.words, top, bottom, left: left + width / 2 };
}

/** On a touch screen a selection is drawn with handles: it has an end when they rest. */
const restsMs = 350;

function useSelected(isOn: boolean, onClear: () => void) {
  // What she selected before this was here is selected still.
  const [selected, setSelected] = useState<Selected | undefined>(() => (isOn ? look() : undefined));
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setSelected(look());
    const change = () => {
      clearTimeout(timer);
      if (getSelection()?.isCollapsed) {
        setSelected(undefined);
        onClear();
      } else if (matchMedia('(pointer: coarse)').matches) timer = setTimeout(read, restsMs);
    };
    const hide = () => setSelected(undefined);
    document.addEventListener('pointerup', read);
    document.addEventListener('keyup', read);
    document.addEventListener('selectionchange', change);
    document.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerup', read);
      document.removeEventListener('keyup', read);
      document.removeEventListener('selectionchange', change);
      document.removeEventListener('scroll', hide, true);
    };
  }, [isOn, onClear]);
  return { selected, setSelected };
}

type Sentence = { paragraphId: string; start: number; end: number };

/** By keyboard: a sentence is selected, the arrow keys move it, letters highlight it. */
function useSentences() {
  const { passages, place, statements } = useBeside();
  const sentencesAt = (paragraphId: string): Sentence[] =>
    sentencesOf(passages.get(paragraphId)?.passage ?? { text: '' }).map(([start, end]) => ({
      paragraphId,
      start,
      end,
    }));

  /** The words that the statement with the focus rests on, else a sentence where the reader is. */
  const first = (): Sentence | undefined => {
    const focused = document.activeElement?.closest('[id^="statement-"]')?.id.slice('statement-'.length);
    const statement = statements.find(({ id }) => id === (focused ?? place.from));
    const pinpoint = statement?.pinpoints[0];
    const passage = pinpoint && passages.get(pinpoint.paragraphId)?.passage;
    const range = passage && findQuote(passage.text, pinpoint.quote);
    if (passage && range) return { paragraphId: passage.id, start: range[0], end: range[1] };
    const at = place.at ?? passageInSight();
    return at === undefined ? undefined : sentencesAt(at)[0];
  };

  /** The sentence before or after; in the next passage where this one has no more. */
  const beside = (present: Sentence, by: 1 | -1): Sentence | undefined => {
    const here = sentencesAt(present.paragraphId);
    const found =
      by > 0
        ? here.find(({ start }) => start >= present.end)
        : here.findLast(({ end }) => end <= present.start);
    if (found) return found;
    const ids = [...passages.keys()];
    const next = ids[ids.indexOf(present.paragraphId) + by];
    return next === undefined ? undefined : sentencesAt(next).at(by > 0 ? 0 : -1);
  };

  /** One sentence more, or less, of the same passage. */
  const extended = (present: Sentence, by: 1 | -1): Sentence => {
    const here = sentencesAt(present.paragraphId);
    if (by > 0) return { ...present, end: here.find(({ end }) => end > present.end)?.end ?? present.end };
    const end = here.findLast((each) => each.end < present.end && each.end > present.start)?.end;
    return { ...present, end: end ?? present.end };
  };
  return { first, beside, extended };
}

function passageInSight(): string | undefined {
  const passages = [...document.querySelectorAll<HTMLElement>('[id^="passage-"]')];
  const seen = passages.find((passage) => {
    const { top, height } = passage.getBoundingClientRect();
    return height > 0 && top > 60 && top < innerHeight;
  });
  return (seen ?? passages[0])?.id.slice('passage-'.length);
}

export function SelectionTools({ caseId }: { caseId: number }) {
  const isReadOnly = useIsReadOnly();
  const { isOpinionHidden, turnTo, place } = useBeside();
  const [sentence, setSentence] = useState<Sentence>();
  const clear = useCallback(() => setSentence(undefined), []);
  const { selected, setSelected } = useSelected(!isReadOnly, clear);
  const add = useAddHighlight(caseId);
  const mark = (words: readonly SelectedWords[], colour: Colour) => {
    for (const { paragraphId, start, end } of words) add.mutate({ paragraphId, start, end, colour });
    getSelection()?.removeAllRanges();
    setSelected(undefined);
    setSentence(undefined);
  };
  const sentences = useSentences();
  const box = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLElement | null>(null);

  const pick = (next: Sentence | undefined) => {
    if (!next) return;
    selectWords(next.paragraphId, next.start, next.end);
    setSentence(next);
    setSelected(look());
  };
  useShortcuts('Opinion', [
    ...(isReadOnly || isOpinionHidden
      ? []
      : [
          {
            keys: ['h'],
            words: 'Highlight a sentence: arrow keys choose it, letters the color',
            act: () => {
              if (place.side !== 'opinion') turnTo('opinion');
              back.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
              // On a phone the opinion comes into sight first.
              requestAnimationFrame(() => pick(look() ? wordsToSentence(look()) : sentences.first()));
            },
          },
          {
            keys: ['m'],
            words: 'Highlight what you selected in the color you used last',
            act: () => {
              const found = look();
              if (found) mark(found.words, lastColour());
            },
          },
        ]),
  ]);

  // Scrolling to a sentence hides what floats; by keyboard it stays.
  const shown = selected ?? (sentence && look());
  const isByKeyboard = sentence !== undefined;
  useEffect(() => {
    if (isByKeyboard) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isByKeyboard]);
  if (!shown) return null;
  const { words, top, bottom, left } = shown;

  const close = () => {
    getSelection()?.removeAllRanges();
    setSelected(undefined);
    setSentence(undefined);
    if (isByKeyboard) back.current?.focus({ preventScroll: true });
  };
  const highlight = (colour: Colour) => {
    const [first, ...others] = words;
    if (!first) return;
    keepColour(colour);
    const byKeyboard = isByKeyboard;
    close();
    const wordsOf = ({ paragraphId, start, end }: SelectedWords) => ({ paragraphId, start, end, colour });
    for (const other of others) add.mutate(wordsOf(other));
    add.mutate(wordsOf(first), {
      onSuccess: ({ id }) =>
        openHighlight.set({
          id,
          ...besideWords({ top, bottom, left }),
          opener: byKeyboard ? (back.current ?? undefined) : undefined,
        }),
    });
  };
  const press = (event: KeyboardEvent) => {
    const colour = colours.find((each) => colourWords[each].letter.toLowerCase() === event.key.toLowerCase());
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') close();
    else if (colour) highlight(colour);
    else if (by !== undefined) {
      const present = sentence ?? wordsToSentence(shown);
      if (present) pick(event.shiftKey ? sentences.extended(present, by) : sentences.beside(present, by));
    } else if (step !== undefined) {
      const row = [...(box.current?.querySelectorAll('button') ?? [])];
      const at = row.indexOf(document.activeElement as HTMLButtonElement);
      row[(at + step + row.length) % row.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const said = words.map(({ text }) => text.trim()).join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: both toolbars in it have the same keys
    <div
      ref={box}
      style={{
        ['--top' as string]: `${top > leastAbove ? top - 96 : Math.min(bottom + 12, innerHeight - 100)}px`,
        ['--left' as string]: `clamp(0.5rem, calc(${left}px - 9.5rem), calc(100vw - 19.5rem))`,
      }}
      className="mark-float mark-tools grid rounded-md border border-line bg-raised p-0.5 shadow-raised print:hidden"
      onPointerUp={(event) => event.stopPropagation()}
      onKeyDown={press}
      onKeyUp={(event) => event.stopPropagation()}
    >
      {isByKeyboard && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
      <div role="toolbar" aria-label="Highlight the words you selected" className="flex justify-between">
        {colours.map((colour) => (
          <button
            key={colour}
            type="button"
            title={`${colourWords[colour].name} (${colourWords[colour].letter})`}
            aria-label={`Highlight as ${colourWords[colour].name}`}
            className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md hover:bg-hover sm:min-h-9"
            // A press would take the selection away before it is read.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => highlight(colour)}
          >
            <ColourLetter colour={colour} size="large" />
          </button>
        ))}
      </div>
      <div
        role="toolbar"
        aria-label="Ask about the words you selected"
        className="flex justify-between border-line border-t"
      >
        {questions.map(([name, question]) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              const [first] = words;
              if (!first) return;
              const quote = first.text.replace(/\s+/g, ' ').trim().slice(0, mostLetters);
              setSelected(undefined);
              setSentence(undefined);
              askDialog.set({ selection: { paragraphId: first.paragraphId, quote }, question });
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

const wordsToSentence = (selected: Selected | undefined): Sentence | undefined => {
  const [first] = selected?.words ?? [];
  return first && { paragraphId: first.paragraphId, start: first.start, end: first.end };
};
