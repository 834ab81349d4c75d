import { useQuery } from '@tanstack/react-query';
import { firstWords } from '../../format/first-words.ts';
import { synthesisQuery } from './queries.ts';
import { Sources } from './sources.tsx';

export const togetherId = 'together';

/** Whether the cases have anything to do with each other. */
export function useIsTogether(sessionId: number): boolean {
  return (useQuery(synthesisQuery(sessionId)).data?.groups.length ?? 0) > 0;
}

/** What the cases have to do with each other; nothing of it is inferred. */
export function SynthesisSection({ sessionId }: { sessionId: number }) {
  const { data } = useQuery(synthesisQuery(sessionId));
  return (
    <section
      id={togetherId}
      aria-labelledby="together-title"
      className="mt-8 scroll-mt-(--header-height) border-line border-t pt-6 sm:mt-12 print:mt-3 print:pt-2"
    >
      <h2 id="together-title" className="font-semibold font-serif text-ink text-xl">
        How the cases fit together
      </h2>
      <p className="mt-1 text-ink-faint text-sm">
        Found in the opinions themselves. Each line cites the passages it rests on.
      </p>
      {data?.groups.map(({ title, lines }) => (
        <div key={title} className="mt-5 print:mt-2">
          <h3 className="font-medium text-accent-ink text-base">{title}</h3>
          <ul className="mt-1 grid gap-3 print:gap-1">
            {lines.map(({ text, sources }) => (
              <li
                key={text}
                className="whitespace-pre-line break-inside-avoid font-serif text-ink leading-snug sm:text-reading print:text-[8.6pt]"
              >
                {text}
                <Sources
                  sources={sources}
                  of={firstWords(text)}
                  className="mt-1 justify-start font-sans text-sm print:mt-0 print:text-[7.5pt]"
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
