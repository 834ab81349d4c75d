const throughAt = 0.995;

type Scrolling = { scrollTop: number; scrollHeight: number; clientHeight: number };

/** Whether at least 99.5 percent of the way to the end is behind; where there is no way, all of it is. */
export function isScrolledThrough({ scrollTop, scrollHeight, clientHeight }: Scrolling): boolean {
  const way = scrollHeight - clientHeight;
  return way <= 0 || scrollTop / way >= throughAt;
}
