import { CaseTabs } from '../../../desk/case-tabs.tsx';
import { Contents } from '../../../desk/contents.tsx';
import { useSides } from '../../../desk/sides.ts';
import { pathToShown, type ShownName, shownNames } from './showing.ts';

type DemoBarProps = {
  shown: ShownName;
  screen: string;
  /** False beside no opinion. */
  withContents?: boolean;
};

/** The three materials of the case, where a student’s own have their bar. */
export function DemoBar({ shown, screen, withContents = true }: DemoBarProps) {
  const tabs = shownNames.map((name) => ({ name, href: pathToShown(name, screen), isWritten: false }));
  const sides = useSides();
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 px-2 max-tight:h-auto max-tight:flex-wrap sm:px-4 print:hidden">
      <CaseTabs tabs={tabs} current={shown} />
      {withContents && sides?.side !== 'material' && (
        <div className="ml-auto">
          <Contents />
        </div>
      )}
    </div>
  );
}
