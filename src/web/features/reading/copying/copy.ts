import type { Pinpoint } from '../../../../study/material.ts';
import { copyBoth } from '../../../kit/clipboard.ts';
import { failed } from '../../../kit/notify.ts';
import { toast } from '../../../ui/toast.tsx';
import { type Ground, useGround } from '../reading-context.tsx';
import { byPassage } from '../statements.ts';
import type { Block, PagesOf } from './blocks.ts';
import { toHtml } from './html.ts';
import { toPlain } from './plain.ts';

/** As the chips name them: two places on one page are told apart by their paragraphs. */
export function pagesIn({ pageNameOf, passages }: Pick<Ground, 'pageNameOf' | 'passages'>): PagesOf {
  return (pinpoints: readonly Pinpoint[]) => {
    const groups = [...byPassage(pinpoints)].map(([passageId, [first]]) => ({
      page: pageNameOf(first?.page ?? 1),
      ordinal: passages.get(passageId)?.ordinal,
    }));
    return groups.map(({ page, ordinal }) => {
      const isTwice = groups.filter((each) => each.page === page).length > 1;
      return isTwice && ordinal ? `${page} ¶ ${ordinal}` : page;
    });
  };
}

export type Clipping = (pagesOf: PagesOf) => Block[];

/** Copies what `clip` makes with the page names of this screen, and says so. */
export function useCopy(): (clip: Clipping, said?: string) => void {
  const ground = useGround();
  return (clip, said) => {
    const blocks = clip(pagesIn(ground));
    void copyBoth({ html: toHtml(blocks), plain: toPlain(blocks) }).then((isCopied) => {
      if (isCopied) toast({ title: 'Copied', description: said });
      else failed(undefined, 'The browser did not let it be copied. Select it and copy it by hand.');
    });
  };
}
