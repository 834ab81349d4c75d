import { FileText, HelpCircle, ListTree, Scale, ScrollText } from 'lucide-react';
import { Link } from 'wouter';
import type { SearchHit } from '../../../shared/search.ts';
import { pathOfHit, placeOf } from './hit-words.ts';

const icons = {
  case: Scale,
  text: FileText,
  brief: ScrollText,
  outline: ListTree,
  questions: HelpCircle,
};

type HitRowProps = {
  hit: SearchHit;
  onOpen: (() => void) | undefined;
};

/** One hit in a case: the place in it, and the words around the match. */
export function HitRow({ hit, onOpen }: HitRowProps) {
  const Icon = icons[hit.source];
  return (
    <li>
      <Link
        href={pathOfHit(hit)}
        data-hit
        onClick={onOpen}
        className="flex min-h-11 gap-3 rounded-md px-3 py-2 hover:bg-hover focus-visible:bg-hover"
      >
        <Icon size={16} aria-hidden className="mt-1 shrink-0 text-ink-faint" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-ink text-sm">{placeOf(hit)}</span>
          <Snippet pieces={hit.snippet} />
        </span>
      </Link>
    </li>
  );
}

function Snippet({ pieces }: { pieces: SearchHit['snippet'] }) {
  return (
    <span className="mt-0.5 line-clamp-2 text-base text-ink-soft">
      {pieces.map(({ text, isMatch }, index) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
          <mark key={index} className="rounded-xs bg-highlight text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
