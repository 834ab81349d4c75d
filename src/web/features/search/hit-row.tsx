import {
  FileText,
  HelpCircle,
  ListTree,
  type LucideIcon,
  NotebookPen,
  Scale,
  ScrollText,
} from 'lucide-react';
import { Link } from 'wouter';
import type { NoteHit, SearchHit } from '../../../shared/search.ts';
import { pathTo } from '../../paths.ts';
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
  return (
    <Row
      icon={icons[hit.source]}
      name={placeOf(hit)}
      href={pathOfHit(hit)}
      snippet={hit.snippet}
      onOpen={onOpen}
    />
  );
}

/** Her own notes on a class session. */
export function NoteRow({ hit, onOpen }: { hit: NoteHit; onOpen: HitRowProps['onOpen'] }) {
  return (
    <Row
      icon={NotebookPen}
      name={`Your notes · ${hit.sessionTitle}`}
      href={`${pathTo.sheet(hit.sessionId)}#notes`}
      snippet={hit.snippet}
      onOpen={onOpen}
    />
  );
}

type RowProps = Pick<HitRowProps, 'onOpen'> &
  Pick<SearchHit, 'snippet'> & { icon: LucideIcon; name: string; href: string };

function Row({ icon: Icon, name, href, snippet, onOpen }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        data-hit
        onClick={onOpen}
        className="flex min-h-11 gap-3 rounded-md px-3 py-2 hover:bg-hover focus-visible:bg-hover"
      >
        <Icon size={16} aria-hidden className="mt-1 shrink-0 text-ink-faint" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-ink text-sm">{name}</span>
          <Snippet pieces={snippet} />
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
