import { useEffect } from 'react';
import { product } from '../../shared/prices.ts';

export const titleOf = (title: string) => (title === product ? product : `${title} · ${product}`);

/** Names the browser's tab after the screen. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = titleOf(title);
  }, [title]);
}
