import { Link } from 'wouter';
import { type CasePart, type CourtCase, isRunning } from '../../../../shared/cases.ts';
import { pathTo } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useGrowingParts } from '../queries/cases.ts';

type GrowingHref = (kind: CasePart['kind']) => string | undefined;

/** Brief, outline and questions: each is a link as soon as it is ready. */
export function CaseMaterials({ one }: { one: CourtCase }) {
  // Only what is being written can grow; two hundred finished cases listen to nothing.
  if (isRunning(one)) return <GrowingMaterials one={one} />;
  const isEmpty = !one.briefId && !one.outlineId && !one.questionSetId;
  return isEmpty ? null : <Materials one={one} isComing={false} growingHref={() => undefined} />;
}

function GrowingMaterials({ one }: { one: CourtCase }) {
  const parts = useGrowingParts(one.id);
  const growingHref: GrowingHref = (kind) => (parts[kind] ? pathTo.growing(one.id, kind) : undefined);
  return <Materials one={one} isComing growingHref={growingHref} />;
}

type MaterialsProps = { one: CourtCase; isComing: boolean; growingHref: GrowingHref };

function Materials({ one, isComing, growingHref }: MaterialsProps) {
  const step = one.progress?.step;
  return (
    <ul
      className="mt-3 grid grid-cols-3 gap-2 max-tight:grid-cols-1 sm:flex"
      aria-label={`Study material of ${one.title}`}
    >
      <Material
        name="Brief"
        of={one.title}
        href={one.briefId === null ? undefined : pathTo.brief(one.briefId)}
        isComing={isComing}
        isWritten={step === 'brief'}
        growingHref={growingHref('brief')}
      />
      <Material
        name="Outline"
        of={one.title}
        href={one.outlineId === null ? undefined : pathTo.outline(one.outlineId)}
        isComing={isComing}
        isWritten={step === 'outline'}
        growingHref={growingHref('outline')}
      />
      <Material
        name="Questions"
        of={one.title}
        count={one.questionCount}
        href={one.questionSetId === null ? undefined : pathTo.questions(one.questionSetId)}
        isComing={isComing}
        isWritten={step === 'questions'}
        growingHref={growingHref('questions')}
      />
    </ul>
  );
}

type MaterialProps = {
  name: string;
  of: string;
  count?: number | null;
  /** Undefined until it is ready. */
  href: string | undefined;
  isComing: boolean;
  /** True while just this one is being written. */
  isWritten: boolean;
  /** Set once its first words can be read. */
  growingHref: string | undefined;
};

function Material({ name, of, count, href, isComing, isWritten, growingHref }: MaterialProps) {
  if (href) {
    return (
      <li>
        {/* Of few elements: a class has hundreds of these, and each is laid out and painted as it is scrolled to. */}
        <Link
          href={href}
          // Begins with what is seen, so that who speaks to the screen can name it: "Questions 5, of Brand v. Corey".
          aria-label={count == null ? `${name} of ${of}` : `${name} ${count}, of ${of}`}
          className={buttonClass('soft', 'small', 'w-full')}
        >
          {name}
          {count != null && (
            <>
              {' '}
              <span className="text-ink-faint tabular-nums">{count}</span>
            </>
          )}
        </Link>
      </li>
    );
  }
  if (!isComing) return null;
  if (growingHref) {
    return (
      <li>
        <Link href={growingHref} className={buttonClass('secondary', 'small', 'w-full border-dashed')}>
          {name} …<VisuallyHidden> of {of}: read it while it is being written</VisuallyHidden>
        </Link>
      </li>
    );
  }
  return (
    <li
      className={cx(
        'flex min-h-11 items-center justify-center rounded-md border border-line border-dashed px-3 font-medium text-ink-faint text-sm sm:min-h-8',
        isWritten && 'animate-breathe',
      )}
    >
      {name}
      <VisuallyHidden>{isWritten ? ' is being written' : ' is not ready yet'}</VisuallyHidden>
    </li>
  );
}
