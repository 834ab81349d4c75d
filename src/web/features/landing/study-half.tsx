/** The half that begins when the brief is read, in pictures of the screens themselves: drawn here, so that they weigh nothing. */
import type { ReactNode } from 'react';

const parts: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Drill',
    text: 'One question at a time, out loud or in writing. What you miss comes back sooner.',
    picture: (
      <>
        <p className="font-serif text-ink">Why does it matter that she was lawfully on the landing?</p>
        <p className="mt-3 grid grid-cols-4 gap-1.5 text-center text-xs">
          {['Again 1 d', 'Hard 2 d', 'Good 5 d', 'Easy 12 d'].map((grade, index) => (
            <span
              key={grade}
              className={`rounded-sm border px-1 py-1.5 ${index === 2 ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-ink-soft'}`}
            >
              {grade}
            </span>
          ))}
        </p>
      </>
    ),
  },
  {
    title: 'On-call sheet',
    text: 'The holding first, then what you’ll be asked, on your phone or on one page of paper.',
    picture: (
      <dl className="grid gap-1.5">
        {[
          ['Holding', 'A ferry operator owes reasonable care to persons lawfully on its landing.'],
          ['Against it', 'She was not yet its passenger.'],
        ].map(([name, text]) => (
          <div key={name}>
            <dt className="font-medium text-accent-ink text-xs">{name}</dt>
            <dd className="font-serif text-ink leading-snug">{text}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    title: 'Course outline',
    text: 'Every case of the class in one outline that you edit, long or as an attack outline.',
    picture: (
      <ol className="font-serif text-ink leading-snug">
        <li className="font-semibold">I. Duty</li>
        <li className="mt-1 pl-4">A. Owed to whom a reasonable person would see at risk</li>
        <li className="mt-1 pl-8 text-ink-soft">1. Marlow: lawfully on the landing</li>
      </ol>
    ),
  },
  {
    title: 'Exam day',
    text: 'Set the date. In the last two weeks every question comes up again, weakest first.',
    picture: (
      // Attributes, no styles: the page's policy lets none stand in its HTML.
      <svg viewBox="0 0 100 40" aria-hidden="true" className="h-24 w-full" preserveAspectRatio="none">
        {[8, 11, 10, 14, 12, 18, 24, 29, 34, 40].map((height, day) => (
          <rect
            key={height}
            x={day * 10 + 1}
            y={40 - height}
            width={8}
            height={height}
            className={day > 6 ? 'fill-accent' : 'fill-line-strong'}
          />
        ))}
      </svg>
    ),
  },
];

export function StudyHalf() {
  return (
    <section aria-labelledby="study" className="border-line border-t py-14 sm:py-20">
      <h2 id="study" className="font-semibold font-serif text-2xl text-ink sm:text-3xl">
        Then you practice
      </h2>
      <ul className="mt-10 grid gap-8 sm:grid-cols-2">
        {parts.map(({ title, text, picture }) => (
          <li key={title}>
            <div className="min-h-36 rounded-lg border border-line bg-raised p-5">{picture}</div>
            <h3 className="mt-4 font-semibold text-ink text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
