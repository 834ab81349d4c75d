import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';

export function NumberedList({ items }: { items: string[] }) {
  return (
    <ol className="grid gap-4">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[1.75rem_1fr] items-baseline text-base text-ink-soft">
          <span aria-hidden className="font-serif text-accent-ink text-lg tabular-nums">
            {index + 1}
          </span>
          {item}
        </li>
      ))}
    </ol>
  );
}

type Entry = { icon: ReactNode; title: string; text: string };

export function IconList({ items }: { items: Entry[] }) {
  return (
    <ul className="grid gap-5">
      {items.map(({ icon, title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
          <span aria-hidden className="mt-0.5 text-accent-ink [&>svg]:size-5 [&>svg]:stroke-[1.5]">
            {icon}
          </span>
          <div>
            <h3 className="font-semibold text-base text-ink">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Plan({ name, price, lines }: { name: string; price: string; lines: string[] }) {
  return (
    <section className="rounded-md border border-line p-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold text-base text-ink">
        {name}
        <span className="font-normal text-ink-soft text-sm tabular-nums">{price}</span>
      </h3>
      <ul className="mt-3 grid gap-2 text-ink-soft text-sm">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Checklist({ done, open }: { done: string[]; open: string[] }) {
  return (
    <ul className="grid gap-3.5">
      {done.map((line) => (
        <li key={line} className="flex items-center gap-3 text-ink-faint">
          <Check size={18} aria-hidden className="shrink-0 text-good-ink" />
          {line}
          <span className="sr-only">(done)</span>
        </li>
      ))}
      {open.map((line) => (
        <li key={line} className="flex items-center gap-3 text-ink">
          <Circle size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-faint" />
          {line}
        </li>
      ))}
    </ul>
  );
}
