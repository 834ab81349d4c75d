import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ClassWithSemester } from '../../../shared/classes.ts';
import { organise } from '../../kit/organising.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { HeartButton } from '../../ui/heart-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useToggleFavorite } from '../classes/queries.ts';
import { PreferenceLine } from './preferences/preference-line.tsx';
import { SessionDialog } from './sessions/late-session-dialog.ts';

export function ClassHeading({ one }: { one: ClassWithSemester }) {
  const favorite = useToggleFavorite();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="mb-6 flex flex-col gap-4 sm:mb-8 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0">
        <p className="text-ink-faint">{one.semester.name}</p>
        <div className="mt-1 flex items-center gap-1">
          <h1 className="min-w-0 font-semibold font-serif text-3xl text-ink [overflow-wrap:anywhere]">
            {one.name}
          </h1>
          <HeartButton
            name={one.name}
            isFavorite={one.isFavorite}
            disabled={favorite.isPending}
            onPress={() => favorite.mutate({ id: one.id })}
          />
          <Menu
            trigger={
              <IconButton label={`More for ${one.name}`}>
                <Ellipsis size={18} aria-hidden />
              </IconButton>
            }
          >
            <MenuItem icon={<Pencil />} onSelect={() => organise({ task: 'save-class', saved: one })}>
              Edit Class
            </MenuItem>
            <MenuItem
              icon={<Trash2 />}
              destructive
              onSelect={() => organise({ task: 'delete-class', doomed: one })}
            >
              Delete Class
            </MenuItem>
          </Menu>
        </div>
        <PreferenceLine one={one} />
      </div>
      <Button variant="secondary" className="self-start sm:self-auto" onClick={() => setAdding(true)}>
        <Plus size={18} aria-hidden />
        Add Class Session
      </Button>
      {isAdding && <SessionDialog classId={one.id} onClose={() => setAdding(false)} />}
    </div>
  );
}
