import { useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { useNamedScreen } from '../browser/title.ts';

/** Says aloud which screen has come; the browser itself says the first. */
export function ScreenName() {
  const path = usePathname();
  const first = useRef<string | undefined>(path);
  const named = useNamedScreen();
  if (first.current !== path) first.current = undefined;
  const isSaid = first.current === undefined && named?.path === path;
  return (
    <p aria-live="polite" className="sr-only" data-screen-name>
      {isSaid ? named.title : ''}
    </p>
  );
}
