import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Tab = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** Keeps every panel in the document, so that what was typed or scrolled stays. */
  keepPanels?: boolean;
};

export function Tabs({ label, tabs, value, onChange, className, keepPanels = false }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={className}>
      <Radix.List aria-label={label} className="flex gap-6 border-line border-b max-[400px]:gap-4">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              '-mb-px min-h-11 border-transparent border-b-2 px-0.5 font-medium text-base text-ink-soft hover:text-ink max-[400px]:text-sm',
              'data-[state=active]:border-accent-ink data-[state=active]:text-ink',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="pt-6 data-[state=inactive]:hidden"
          {...(keepPanels ? { forceMount: true as const } : {})}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
