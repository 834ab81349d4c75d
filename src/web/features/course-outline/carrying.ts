import { type DragEvent, useState } from 'react';
import type { CourseEntry } from '../../../shared/course-outlines.ts';

type Move = (id: string, under: string | null, after: string | null) => Promise<boolean>;

export type Carry = {
  /** The line that the carried one would stand behind. */
  over: string | undefined;
  handle: (id: string) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  target: (id: string) => { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
};

type EntryPosition = { entry: CourseEntry; under: string | null };

function found(
  entries: readonly CourseEntry[],
  id: string,
  under: string | null = null,
): EntryPosition | undefined {
  for (const entry of entries) {
    const here = entry.id === id ? { entry, under } : found(entry.children, id, entry.id);
    if (here) return here;
  }
  return undefined;
}

/** Carrying a line with the mouse: a line goes behind the one it is dropped on, or first below a topic; a topic behind a topic. */
export function useCarry(topics: readonly CourseEntry[], move: Move | undefined): Carry {
  const [carried, setCarried] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setCarried(undefined);
    setOver(undefined);
  };
  const placeAt = (id: string): { under: string | null; after: string | null } | undefined => {
    const own = carried === undefined ? undefined : found(topics, carried);
    const at = found(topics, id);
    if (!own || !at || id === carried || found(own.entry.children, id)) return undefined;
    const isTopic = own.entry.kind === 'topic';
    if (at.entry.kind === 'topic') return isTopic ? { under: null, after: id } : { under: id, after: null };
    return isTopic ? undefined : { under: at.under, after: id };
  };
  return {
    over,
    handle: (id) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        // Firefox carries nothing that holds nothing.
        dataTransfer.setData('text/plain', id);
        dataTransfer.effectAllowed = 'move';
        setCarried(id);
      },
      onDragEnd: end,
    }),
    target: (id) => ({
      onDragOver: (event) => {
        if (!placeAt(id)) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop: (event) => {
        const place = placeAt(id);
        if (!place || carried === undefined) return;
        event.preventDefault();
        void move?.(carried, place.under, place.after);
        end();
      },
    }),
  };
}
