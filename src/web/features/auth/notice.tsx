import { type ReactNode, useEffect, useRef } from 'react';

type NoticeProps = { icon: ReactNode; title: string; text: ReactNode; children?: ReactNode };

/** What a mailed link came to, in the middle of the page, and what to do next. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed before is gone with what it stood in.
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);
  return (
    <div className="m-auto w-full max-w-100 px-5 py-16 text-center">
      <span aria-hidden className="inline-block text-accent-ink [&>svg]:size-9 [&>svg]:stroke-[1.4]">
        {icon}
      </span>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-4 font-semibold font-serif text-2xl text-ink outline-none"
      >
        {title}
      </h1>
      <p role="status" className="mt-2 mb-8 text-ink-soft">
        {text}
      </p>
      {children}
    </div>
  );
}
