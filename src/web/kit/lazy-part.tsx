import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type Waiting = {
  /** Stands in its place until it is here. */
  fallback?: ReactNode;
  /** Where it does not arrive, the error boundary says so; else nothing stands in its place and the screen goes on. */
  isNeeded?: boolean;
};

/**
 * A part whose code comes when it is first drawn. Not React's own lazy: that holds back for 300 ms what arrives soon
 * after its fallback was shown, and asks only once for what did not arrive.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, isNeeded = false }: Waiting = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, while modules load
  return function Part(props: Props) {
    const [Own, setOwn] = useState(() => loaded);
    const [failure, setFailure] = useState<{ cause: unknown }>();
    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setOwn(() => part);
        },
        (cause: unknown) => {
          if (!isGone && isNeeded) setFailure({ cause });
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.cause;
    return Own ? <Own {...props} /> : fallback;
  };
}
