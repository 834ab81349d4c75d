import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; text?: ReactNode; children: ReactNode };

/** One section of the settings; `id` is its place in the page's address. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line border-t py-9 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="font-semibold font-serif text-ink text-xl">
        {title}
      </h2>
      {text && <p className="mt-1.5 max-w-xl text-ink-soft">{text}</p>}
      <div className="mt-5 grid max-w-xl gap-8">{children}</div>
    </section>
  );
}

type PartProps = { title: string; text?: ReactNode; children?: ReactNode };

/** A part of a section under a heading of its own. */
export function Part({ title, text, children }: PartProps) {
  return (
    <div>
      <h3 className="font-semibold text-base text-ink">{title}</h3>
      {text && <p className="mt-1 text-ink-soft">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
