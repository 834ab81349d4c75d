import { ArrowDownUp, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import type { SessionOrder } from '../session-order.ts';

const names: Record<SessionOrder, string> = { newest: 'Newest first', date: 'By date' };
const options = (['newest', 'date'] as const).map((value) => ({ value, label: names[value] }));

type SessionListHeadProps = {
  order: SessionOrder;
  onOrder: (order: SessionOrder) => void;
  onFoldAll: () => void;
  onOpenAll: () => void;
};

export function SessionListHead({ order, onOrder, onFoldAll, onOpenAll }: SessionListHeadProps) {
  return (
    <div className="mt-10 mb-3 flex items-center justify-between gap-3">
      <h2 className="font-semibold font-serif text-ink text-xl">Class Sessions</h2>
      <Menu
        trigger={
          <Button variant="quiet" size="small" className="-mr-3">
            <ArrowDownUp size={15} aria-hidden />
            {names[order]}
          </Button>
        }
      >
        <MenuChoice value={order} onChange={onOrder} options={options} />
        <MenuSeparator />
        <MenuItem icon={<ChevronsDownUp />} onSelect={onFoldAll}>
          Fold All
        </MenuItem>
        <MenuItem icon={<ChevronsUpDown />} onSelect={onOpenAll}>
          Open All
        </MenuItem>
      </Menu>
    </div>
  );
}
