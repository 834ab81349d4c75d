import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Waiting = {
  /** Stands in its place until it is here. */
  fallback?: ReactNode;
  /** Where it does not arrive, the error boundary says so; else it is asked for again once there is a network. */
  isNeeded?: boolean;
};

/**
 * A part whose code comes when it is first drawn, or when it is brought. Not React's own lazy: that holds back for
 * 300 ms what arrives soon after its fallback was shown, and asks only once for what did not arrive.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isNeeded = false }: Waiting = {},
): { Part: ComponentType<Props>; bring: () => Promise<ComponentType<Props>> } {
  let loaded: ComponentType<Props> | undefined;
  const bring = async () => {
    loaded = await load();
    return loaded;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, while modules load
  function Part(props: Props) {
    const [Own, setOwn] = useState(() => loaded);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (Own) return;
      const gone = new AbortController();
      const ask = () =>
        void bring().then(
          (part) => {
            if (!gone.signal.aborted) setOwn(() => part);
          },
          (cause: unknown) => {
            if (gone.signal.aborted) return;
            if (isNeeded) setFailure({ cause });
            else addEventListener('online', ask, { once: true, signal: gone.signal });
          },
        );
      ask();
      return () => gone.abort();
    }, [Own]);
    if (failure) throw failure.cause;
    return Own ? <Own {...props} /> : fallback;
  }
  return { Part, bring };
}
