/** Draws the small part of Markdown that our own texts use. Everything becomes an element or plain text, never HTML. */
import { Fragment, type ReactNode } from 'react';
import { contactPlace } from '../../shared/legal/contact.ts';
import { cx } from './cx.ts';
import { type Block, blocksOf } from './markdown-blocks.ts';
import { Support } from './support-link.tsx';

/** Words between two pairs of asterisks are strong, and the operator's address has its place; nothing else is read into a line. */
function inline(text: string): ReactNode {
  return text
    .split('**')
    .map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : withSupport(part)));
}

function withSupport(text: string): ReactNode {
  const [before, after] = text.split(contactPlace);
  if (after === undefined) return text;
  return (
    <Fragment key={text}>
      {before}
      <Support />
      {after}
    </Fragment>
  );
}

type MarkdownProps = {
  children: string;
  /** The level that a heading of the first rank has on this page. */
  topLevel: 1 | 2 | 3;
};

export function Markdown({ children, topLevel }: MarkdownProps) {
  return (
    <div className="grid gap-4 font-serif text-ink-soft text-reading [&_strong]:font-semibold [&_strong]:text-ink">
      {blocksOf(children).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn whole and never reordered
        <OneBlock key={index} block={block} topLevel={topLevel} />
      ))}
    </div>
  );
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

function OneBlock({ block, topLevel }: { block: Block; topLevel: number }) {
  if (block.kind === 'heading') {
    const Heading = headings[topLevel + block.level - 2] ?? 'h6';
    return <Heading className="mt-5 font-semibold text-ink text-xl">{inline(block.text)}</Heading>;
  }
  if (block.kind === 'paragraph') return <p>{inline(block.text)}</p>;
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
