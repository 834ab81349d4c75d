import { type ReactNode, useId } from 'react';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

/** A part of the brief under its heading; the initial that FIRAC is read by stands out. */
export function Section({
  title,
  part,
  firac = false,
  menu,
  children,
}: {
  title: string;
  /** What the address calls it. */
  part?: string;
  firac?: boolean;
  /** What can be done with the whole part. */
  menu?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={part} aria-labelledby={id} className="mt-9 print:mt-5">
      <div className="mb-3 flex items-end justify-between gap-3 border-line border-b pb-1.5 print:mb-2 print:break-after-avoid">
        <h2 id={id} className="font-semibold text-lg text-ink print:text-[12pt]">
          {firac ? (
            <>
              <span className="text-accent-ink">{title.slice(0, 1)}</span>
              {title.slice(1)}
            </>
          ) : (
            title
          )}
        </h2>
        {menu && <div className="-my-2 flex sm:-my-0.5">{menu}</div>}
      </div>
      {children}
    </section>
  );
}

/** In the place of a part that is still to be written. */
export function ToCome() {
  return <SkeletonLines count={2} />;
}

export function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-faint italic">{children}</p>;
}
