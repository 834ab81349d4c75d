/** The half that begins when the brief is read: the screens as they show the demo's opinion, in its words, drawn here so that they weigh little. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const name = 'Marlow v. Tidewater Ferry Co.';

const Page = ({ children }: { children: string }) => (
  <span className="whitespace-nowrap font-sans text-accent-ink text-xs">{children}</span>
);

const parts: { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Drill',
    text: 'One question at a time, out loud or in writing. What you miss comes back sooner.',
    picture: (
      <>
        <p className="text-ink-faint text-xs">{name} · Medium</p>
        <p className="mt-1 font-serif text-ink text-lg leading-snug">
          “Tidewater argues that it owed Marlow nothing because she was not yet its passenger.” Why does that
          fail?
        </p>
        <p className="mt-3 flex gap-2 border-line border-t pt-3 font-serif text-ink leading-snug">
          <Check size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
          <span>
            Harlan decided how much care a carrier owes to its passengers, not whether it owes any to others.{' '}
            <Page>p. 3</Page>
          </span>
        </p>
        <p className="mt-3 grid grid-cols-4 gap-1.5 text-center text-xs">
          {['Again', 'Hard', 'Good', 'Easy'].map((grade) => (
            <span
              key={grade}
              className={`rounded-sm border px-1 py-1.5 ${grade === 'Good' ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-ink-soft'}`}
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
      <>
        <p className="font-semibold font-serif text-ink text-lg">{name}</p>
        <dl className="mt-2 grid gap-2">
          {[
            [
              'Holding',
              'p. 6',
              'A ferry operator owes a duty of reasonable care to persons lawfully on its landing.',
            ],
            ['Facts', 'p. 1', 'A car ferry came in to its slip with its gate down and its wheels unchocked.'],
            [
              'Against it',
              'p. 3',
              'Tidewater argues that it owed Marlow nothing because she was not yet its passenger.',
            ],
          ].map(([part, page = '', text]) => (
            <div key={part}>
              <dt className="flex justify-between font-medium text-accent-ink text-xs">
                {part} <Page>{page}</Page>
              </dt>
              <dd className="font-serif text-ink leading-snug">{text}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    title: 'Course outline',
    text: 'Every case of the class in one outline that you edit, long or as an attack outline.',
    picture: (
      <ol className="grid gap-1.5 font-serif text-ink leading-snug">
        <li className="font-semibold text-lg">I. Negligence</li>
        {[
          ['Rule', 'A plaintiff in negligence must prove:'],
          ['Element', 'That the defendant owed her a duty of reasonable care.'],
          ['Element', 'That the defendant breached that duty.'],
          ['Element', 'That the breach was a cause in fact of her harm.'],
        ].map(([kind, text]) => (
          <li key={text} className={kind === 'Rule' ? 'font-medium' : 'pl-5 text-ink-soft'}>
            <span className="font-sans text-accent-ink text-xs">{kind}</span> {text} <Page>Marlow, p. 3</Page>
          </li>
        ))}
      </ol>
    ),
  },
  {
    title: 'Exam day',
    text: 'Set the date. In the last two weeks every question comes up again, weakest first.',
    picture: (
      <>
        <p className="flex justify-between font-medium text-ink">
          Due in the next two weeks <span className="font-normal text-ink-soft">211</span>
        </p>
        {/* Attributes, no styles: the page's policy lets none stand in its HTML. */}
        <svg viewBox="0 0 140 30" aria-hidden="true" className="mt-3 h-24 w-full" preserveAspectRatio="none">
          {[6, 8, 7, 10, 9, 11, 12, 14, 16, 18, 20, 24, 26, 30].map((height, day) => (
            <rect
              key={height}
              x={day * 10 + 1}
              y={30 - height}
              width={8}
              height={height}
              className="fill-accent-ink"
            />
          ))}
        </svg>
        <p className="mt-1 flex justify-between text-ink-faint text-xs">
          <span>Dec 1</span> <span>Exam: Dec 14</span>
        </p>
      </>
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
          <li key={title} className="grid grid-rows-[1fr_auto_auto]">
            <div className="rounded-lg border border-line bg-raised p-5">{picture}</div>
            <h3 className="mt-4 font-semibold text-ink text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
