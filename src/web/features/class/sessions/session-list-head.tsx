import { ArrowDownUp, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { sessionsHeadingId } from '../row-parts.ts';
import type { SessionOrder } from '../session-order.ts';
import { AddSession } from './add-session.tsx';

const names: Record<SessionOrder, string> = {
  next: 'Next first',
  newest: 'Newest first',
  date: 'By date',
};
const options = (['next', 'newest', 'date'] as const).map((value) => ({ value, label: names[value] }));

type SessionListHeadProps = {
  classId: number;
  order: SessionOrder;
  onOrder: (order: SessionOrder) => void;
  onFoldAll: () => void;
  onOpenAll: () => void;
};

export function SessionListHead({ classId, order, onOrder, onFoldAll, onOpenAll }: SessionListHeadProps) {
  return (
    <div className="mt-3 mb-2 flex items-center gap-1 max-tight:flex-wrap sm:mt-8 sm:mb-3 sm:gap-2">
      <h2
        id={sessionsHeadingId}
        tabIndex={-1}
        className="min-w-0 flex-1 max-tight:basis-full font-semibold font-serif text-ink text-xl"
      >
        Class Sessions
      </h2>
      <Menu
        trigger={
          <Button variant="quiet" size="small">
            <ArrowDownUp size={15} aria-hidden />
            {names[order]}
          </Button>
        }
      >
        <MenuChoice value={order} onChange={onOrder} options={options} />
        <MenuSeparator />
        <MenuItem icon={<ChevronsDownUp />} onSelect={onFoldAll}>
          Collapse All
        </MenuItem>
        <MenuItem icon={<ChevronsUpDown />} onSelect={onOpenAll}>
          Expand All
        </MenuItem>
      </Menu>
      <AddSession classId={classId} isTight />
    </div>
  );
}
