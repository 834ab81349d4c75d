import type { ReactNode } from 'react';

type ScreenHeadProps = { title: string; text?: ReactNode; children?: ReactNode };

/** The title of a screen of the area, and what can be done there. */
export function ScreenHead({ title, text, children }: ScreenHeadProps) {
  return (
    <header className="mt-7 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="break-words font-semibold font-serif text-2xl text-ink">{title}</h1>
        {text && <p className="mt-1 max-w-2xl text-ink-soft">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
