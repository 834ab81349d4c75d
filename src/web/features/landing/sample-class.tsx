import { ListTree, MessageCircleQuestion, ScrollText } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

const materials = [
  { icon: ScrollText, text: '1 case brief', premium: true },
  { icon: ListTree, text: '2 outlines', premium: false },
  { icon: MessageCircleQuestion, text: '10 cold call questions', premium: false },
];

/** A picture of a class in words and lines; nothing in it can be pressed. */
export function SampleClass() {
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
      <figcaption className="border-line border-b px-6 py-4">
        <span className="block text-ink-faint text-sm">Fall 2025</span>
        <span className="mt-0.5 block font-semibold font-serif text-ink text-xl">Torts</span>
      </figcaption>
      <div className="px-6 py-5">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium text-ink">Class 6: Duty and proximate cause</span>
          <span className="whitespace-nowrap text-ink-faint text-sm">Sep 16</span>
        </p>
        <div className="mt-4 rounded-md border border-line bg-paper p-5">
          <p className="font-semibold font-serif text-ink text-lg">Palsgraf v. Long Island R.R. Co.</p>
          <p className="mt-0.5 text-ink-faint text-sm">248 N.Y. 339 · Court of Appeals of New York · 1928</p>
          <ul className="mt-4 border-line border-t">
            {materials.map(({ icon: Icon, text, premium }) => (
              <li
                key={text}
                className="flex items-center gap-3 border-line border-b py-2.5 last:border-b-0 last:pb-0"
              >
                <Icon size={17} strokeWidth={1.6} aria-hidden className="text-accent-ink" />
                <span className="flex-1 text-ink-soft">{text}</span>
                {premium && <Badge tone="accent">Premium</Badge>}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
}
