/** What is to be known of a statement before one relies on it: a word behind it, and why where that is pressed. */
import { meaningOf } from '../../../study/words/statements.ts';
import { cx } from '../../ui/cx.ts';
import { Popover } from '../../ui/popover.tsx';

type RemarkProps = { word: string; meaning: string | undefined; strong?: boolean };

export function Remark({ word, meaning, strong = false }: RemarkProps) {
  const look = cx(
    'relative whitespace-nowrap font-sans text-xs not-italic',
    strong ? 'font-medium text-caution-ink' : 'font-normal text-ink-faint',
  );
  return (
    <>
      {/* It may begin a line: bound to the last word it would leave a narrow one half empty. */}{' '}
      <span className={look}>
        ({word})
        {/* Over the word, not around it: a line could break behind a button, and would begin with a pinpoint. */}
        {meaning !== undefined && (
          <Popover
            label={word}
            stand="center"
            className="w-72 p-3 font-sans text-ink-soft text-sm"
            trigger={
              <button
                type="button"
                title={meaning}
                aria-label={`${word}: ${meaning}`}
                className="absolute -inset-x-1 -inset-y-3 rounded-sm sm:-inset-y-1"
              />
            }
          >
            {() => meaning}
          </Popover>
        )}
      </span>
    </>
  );
}

export function Remarks({ words }: { words: readonly string[] }) {
  return words.map((word) => <Remark key={word} word={word} meaning={meaningOf(word)} />);
}
