/** Draws the small part of Markdown that our own texts use. Everything becomes an element or plain text, never HTML. */
import { Fragment, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Block, blocksOf } from './markdown-blocks.ts';

/** What is not known while a text is written: its place among the words, and what stands there. */
type Filled = { place: string; by: ReactNode };

/** Words between two pairs of asterisks are strong; nothing else is read into a line. */
function inline(text: string, filled?: Filled): ReactNode {
  return text
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : fill(part, filled)));
}

function fill(text: string, filled?: Filled): ReactNode {
  const [before, after] = filled ? text.split(filled.place) : [];
  if (after === undefined) return text;
  return (
    <Fragment key={text}>
      {before}
      {filled?.by}
      {after}
    </Fragment>
  );
}

type MarkdownProps = {
  children: string;
  /** The level that a heading of the first rank has on this page. */
  topLevel: 1 | 2 | 3;
  filled?: Filled;
};

export function Markdown({ children, topLevel, filled }: MarkdownProps) {
  return (
    <div className="grid gap-4 font-serif text-ink-soft text-reading [&_strong]:font-semibold [&_strong]:text-ink">
      {blocksOf(children).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn whole and never reordered
        <OneBlock key={index} block={block} topLevel={topLevel} filled={filled} />
      ))}
    </div>
  );
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

type OneBlockProps = { block: Block; topLevel: number; filled: Filled | undefined };

function OneBlock({ block, topLevel, filled }: OneBlockProps) {
  if (block.kind === 'heading') {
    const Heading = headings[topLevel + block.level - 2] ?? 'h6';
    return <Heading className="mt-5 font-semibold text-ink text-xl">{inline(block.text)}</Heading>;
  }
  if (block.kind === 'paragraph') return <p>{inline(block.text, filled)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List
      className={cx('grid gap-2 pl-6 marker:text-ink-faint', block.ordered ? 'list-decimal' : 'list-disc')}
    >
      {block.items.map((item) => (
        <li key={item} className="pl-1">
          {inline(item)}
        </li>
      ))}
    </List>
  );
}
