import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Category, updateCategory } from '../../../../shared/sessions.ts';
import { sentenceFor } from '../../../kit/errors.ts';
import { check } from '../../../kit/form.ts';
import { failed } from '../../../kit/notify.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import { useDeleteCategory, useUpdateCategory } from '../../sessions/queries.ts';

type CategoryHeadingProps = { category: Category; classId: number; isEmpty: boolean };

export function CategoryHeading({ category, classId, isEmpty }: CategoryHeadingProps) {
  const [isRenaming, setRenaming] = useState(false);
  const update = useUpdateCategory(classId);
  const remove = useDeleteCategory(classId);
  return (
    <div className="flex items-center gap-2 pt-3">
      <p className="min-w-0 font-semibold text-ink-faint text-xs uppercase tracking-wider [overflow-wrap:anywhere]">
        {category.name}
      </p>
      {isEmpty && <p className="text-ink-faint text-sm">No cases</p>}
      <span className="flex-1" />
      <Menu
        trigger={
          <IconButton label={`More for ${category.name}`} size="small" className="-mr-2 sm:-mr-3">
            <Ellipsis size={16} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setRenaming(true)}>
          Rename
        </MenuItem>
        <MenuItem
          icon={<Trash2 />}
          destructive
          onSelect={() =>
            remove.mutate(
              { id: category.id },
              { onError: (error) => failed(error, sentenceFor(error, 'Failed to delete category')) },
            )
          }
        >
          Delete, keep its cases
        </MenuItem>
      </Menu>
      {isRenaming && (
        <TextDialog
          title="Rename Category"
          label="Category name"
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
