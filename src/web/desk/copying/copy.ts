import { placeNames } from '../../../study/words/pages.ts';
import { copyBoth } from '../../browser/clipboard.ts';
import { failed } from '../../client/notify.ts';
import { toast } from '../../ui/toast.tsx';
import { useGround } from '../beside-context.tsx';
import type { Block, PagesOf } from './blocks.ts';
import { toHtml } from './html.ts';
import { toPlain } from './plain.ts';

export type Clipping = (pagesOf: PagesOf) => Block[];

/** Copies what `clip` makes with the page names of this screen, and says so. */
export function useCopy(): (clip: Clipping, said?: string) => void {
  const ground = useGround();
  return (clip, said) => {
    const blocks = clip((pinpoints) => placeNames(pinpoints, ground));
    void copyBoth({ html: toHtml(blocks), plain: toPlain(blocks) }).then((isCopied) => {
      if (isCopied) toast({ title: 'Copied', description: said });
      else failed(undefined, 'Your browser blocked the copy. Select the text and copy it yourself.');
    });
  };
}
