import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Category, type ClassSessionWithCases, updateCategory } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../client/errors.ts';
import { check } from '../../../client/form.ts';
import { failed } from '../../../client/notify.ts';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextDialog } from '../../../ui/late-dialogs.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import {
  useCreateCategory,
  useDeleteCategory,
  useSwapCategories,
  useUpdateCategory,
} from '../queries/sessions.ts';
import { offerUndo } from '../undo.ts';

type CategoryHeadingProps = { category: Category; session: ClassSessionWithCases; isEmpty: boolean };

export function CategoryHeading({ category, session, isEmpty }: CategoryHeadingProps) {
  const [isRenaming, setRenaming] = useState(false);
  const update = useUpdateCategory(session.classId);
  return (
    <div className={cx('flex items-center gap-2 pt-3', isEmpty && 'pb-3')}>
      <p className="min-w-0 font-semibold text-ink-faint text-xs uppercase tracking-wider break-words">
        {category.name}
      </p>
      {isEmpty && <p className="shrink-0 text-ink-faint text-sm">No cases</p>}
      <span className="flex-1" />
      <Menu
        trigger={
          <IconButton label={`More for ${category.name}`} size="small" className="-mr-2 sm:-mr-3">
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
        <CategoryMenu category={category} session={session} onRename={() => setRenaming(true)} />
      </Menu>
      {isRenaming && (
        <TextDialog
          title="Rename Category"
          label="Category Name"
          initial={category.name}
          action="Rename"
          pendingAction="Renaming..."
          isPending={update.isPending}
          check={(name) => check(updateCategory.request, { id: category.id, name }).errors?.name}
          onSubmit={(name) =>
            update.mutate(
              { id: category.id, name },
              {
                onSuccess: () => setRenaming(false),
                onError: (error) => failed(error, sentenceFor(error, 'Failed to rename category')),
              },
            )
          }
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  );
}

type CategoryMenuProps = Omit<CategoryHeadingProps, 'isEmpty'> & { onRename: () => void };

function CategoryMenu({ category, session, onRename }: CategoryMenuProps) {
  const remove = useRemoveCategory(category, session);
  const swap = useSwapCategories(session.classId);
  const at = session.categories.findIndex(({ id }) => id === category.id);
  const swapWith = (other: Category | undefined) =>
    other &&
    void swap
      .mutateAsync([category, other])
      .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to move category')));
  const [before, behind] = [session.categories[at - 1], session.categories[at + 1]];
  return (
    <>
      <MenuItem icon={<Pencil />} onSelect={onRename}>
        Rename
      </MenuItem>
      <MenuItem icon={<ArrowUp />} disabled={!before} onSelect={() => swapWith(before)}>
        Move Up
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!behind} onSelect={() => swapWith(behind)}>
        Move Down
      </MenuItem>
      <MenuItem icon={<Trash2 />} destructive onSelect={remove}>
        Delete and Keep Its Cases
      </MenuItem>
    </>
  );
}

/** Its cases stay; the way back makes it again where it stood, with those that still have no other. */
function useRemoveCategory({ id, name, position }: Category, session: ClassSessionWithCases): () => void {
  const remove = useDeleteCategory(session.classId);
  const create = useCreateCategory(session.classId);
  const caseIds = session.cases.filter(({ categoryId }) => categoryId === id).map((one) => one.id);
  return () =>
    void remove
      .mutateAsync({ id })
      .then(() =>
        offerUndo({
          what: 'Category',
          name,
          undo: () => create.mutateAsync({ id: session.id, name, position, caseIds }),
        }),
      )
      .catch((error: unknown) => failed(error, sentenceFor(error, 'Failed to delete category')));
}
