import { type ComponentType, lazy, useState } from 'react';
import { whenCalm } from './calm.ts';

/**
 * A component whose code is no part of the first screen: it comes once the page is calm, or with its first use. From
 * then on it is drawn at once, like any other.
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  const bring = async () => {
    here = await load();
    return { default: here };
  };
  // Without network it may fail; its use asks again.
  whenCalm(() => void bring().catch(() => undefined));
  const Later = lazy(bring);

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, not while something is drawn
  return function Lazily(props: Props) {
    // The same one for as long as it stands: another would be another component to React.
    const [Own] = useState<ComponentType<Props>>(() => here ?? (Later as ComponentType<Props>));
    return <Own {...props} />;
  };
}
