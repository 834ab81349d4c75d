import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { wordsElementId } from './beside.ts';
import { useDesk, useIsEditing, useIsOpen } from './editing-context.tsx';
import { WordsEditor, type WordsPlace } from './words-editor.tsx';

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, [role="menuitem"]') !== null;

type WordsProps = WordsPlace & {
  children: ReactNode;
  className?: string;
  /** True where the arrow keys of a tree come by. */
  isStop?: boolean;
};

/** Words that the student may change where they stand: Enter or F2 opens them, and in edit mode a press. */
export function Words({ children, className, isStop = false, ...place }: WordsProps) {
  const desk = useDesk();
  const isOpen = useIsOpen(place.at);
  const isEditing = useIsEditing();
  if (!desk) return children;
  if (isOpen) return <WordsEditor {...place} />;
  const press = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target === event.currentTarget;
    if (!isEnter && event.key !== 'F2') return;
    event.preventDefault();
    desk.open(place.at);
  };
  const open = (event: MouseEvent) => {
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (isEditing && !isSelecting && !isControl(event.target)) desk.open(place.at);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the menu beside the words does the same
    <div
      id={wordsElementId(place.at)}
      tabIndex={-1}
      data-leaf={isStop || undefined}
      onKeyDown={press}
      onClick={open}
      className={cx(
        'group/words relative rounded-xs',
        isEditing &&
          '-mx-2.5 cursor-text px-2.5 outline-1 outline-transparent outline-dashed hover:bg-hover hover:outline-line-strong',
        className,
      )}
    >
      {children}
    </div>
  );
}
