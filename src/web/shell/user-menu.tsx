import { LogOut, Settings } from 'lucide-react';
import { useLocation } from 'wouter';
import type { User } from '../../shared/auth.ts';
import { useLogout } from '../features/auth/queries/session.ts';
import { displayNameOf, initialsOf } from '../format/person.ts';
import { pathTo } from '../paths.ts';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';

export function UserMenu({ user }: { user: User }) {
  const [, navigate] = useLocation();
  const logout = useLogout();
  const name = displayNameOf(user);

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-1.5 text-ink-soft hover:bg-hover hover:text-ink sm:min-h-9 sm:px-2"
        >
          <span className="sr-only">Account of {name}</span>
          <span
            aria-hidden
            className="grid size-7 place-items-center rounded-full bg-accent font-semibold text-on-accent text-xs"
          >
            {initialsOf(user)}
          </span>
          <span aria-hidden className="hidden max-w-40 truncate font-medium text-sm md:block">
            {name}
          </span>
        </button>
      }
    >
      <div className="px-2.5 pt-1.5 pb-2">
        <p className="truncate font-medium text-base text-ink">{name}</p>
        {name !== user.email && <p className="truncate text-ink-faint text-sm">{user.email}</p>}
      </div>
      <MenuSeparator />
      <MenuItem icon={<Settings />} onSelect={() => navigate(pathTo.settings())}>
        Settings
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => logout.mutate({})} disabled={logout.isPending}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
