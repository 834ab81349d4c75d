import { type RefObject, useLayoutEffect, useState } from 'react';

/** Two columns of some 50 letters with their margins: below that one is better than two. */
export const leastWidthPx = 960;

/** Whether an element is at least so wide; known before the first paint. */
export function useIsWide(element: RefObject<HTMLElement | null>, leastPx: number): boolean {
  const [isWide, setIsWide] = useState(true);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setIsWide(measured.clientWidth >= leastPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, leastPx]);
  return isWide;
}
