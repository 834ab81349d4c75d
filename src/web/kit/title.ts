import { useEffect } from 'react';
import { product } from '../../shared/prices.ts';

/** Names the browser's tab after the screen. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title === product ? product : `${title} · ${product}`;
  }, [title]);
}
