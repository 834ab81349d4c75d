/** The product's mark, a chair drawn with three strokes, and its name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 rounded-md bg-accent text-on-accent">
        <path
          d="M11.5 7.5v17M11.5 16.5h9.5v8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="square"
        />
      </svg>
      <span className="font-semibold font-serif text-ink text-lg tracking-tight max-tight:hidden">
        {name}
      </span>
    </span>
  );
}
