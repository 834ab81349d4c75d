import { MessageCircleQuestionMark } from 'lucide-react';
import { CaseTabs } from '../../../desk/case-tabs.tsx';
import { Contents } from '../../../desk/contents.tsx';
import { useSides } from '../../../desk/sides.ts';
import { IconButton } from '../../../ui/button.tsx';
import { askDialog } from '../asking/ask-dialog-state.ts';
import { pathToShown, type ShownName, shownNames } from './showing.ts';

type DemoBarProps = {
  shown: ShownName;
  screen: string;
  /** False beside no opinion. */
  withContents?: boolean;
  /** True where the text can be asked. */
  isAsked?: boolean;
};

/** The three materials of the case, where a student’s own have their bar. */
export function DemoBar({ shown, screen, withContents = true, isAsked = false }: DemoBarProps) {
  const tabs = shownNames.map((name) => ({ name, href: pathToShown(name, screen), isWritten: false }));
  const sides = useSides();
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 px-2 max-tight:h-auto max-tight:flex-wrap sm:px-4 print:hidden">
      <CaseTabs tabs={tabs} current={shown} />
      <div className="ml-auto flex">
        {isAsked && (
          <IconButton label="Ask the text" onClick={() => askDialog.set({})}>
            <MessageCircleQuestionMark size={18} aria-hidden />
          </IconButton>
        )}
        {withContents && sides?.side !== 'material' && <Contents />}
      </div>
    </div>
  );
}
