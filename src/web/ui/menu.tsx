/** Menus. What opens one is a button; its rows are mounted only while it is open. */
import { Check } from 'lucide-react';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useState,
} from 'react';
import { cx } from './cx.ts';
import type { Align } from './floating.ts';
import { MenuPanel } from './menu-panel.tsx';

type MenuProps = { trigger: ReactElement<object>; children: ReactNode; align?: Align };
type Opening = { opener: HTMLElement; byKey: boolean };

/** Closes the menu that an item stands in, and gives the focus back to what opened it. */
const LeaveMenu = createContext<() => void>(() => undefined);

/** A menu that opens from `trigger`, a button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const id = useId();
  const [opening, setOpening] = useState<Opening>();
  const close = () => setOpening(undefined);
  const leave = () => {
    opening?.opener.focus({ preventScroll: true });
    close();
  };
  const button = cloneElement(trigger, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opening !== undefined,
    'data-state': opening ? 'open' : 'closed',
    // The press of a key, or of a screen reader, is a click that counts none.
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) =>
      setOpening(opening ? undefined : { opener: currentTarget, byKey: detail === 0 }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpening({ opener: event.currentTarget, byKey: true });
    },
  } as object);
  return (
    <>
      {button}
      {opening && (
        <MenuPanel {...opening} labelledBy={id} align={align} onClose={close} onLeave={leave}>
          <LeaveMenu value={leave}>{children}</LeaveMenu>
        </MenuPanel>
      )}
    </>
  );
}

type RowProps = {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** True for one that changes the menu itself. */
  keepsOpen?: boolean;
};

function Row({
  icon,
  children,
  onSelect,
  disabled,
  destructive,
  keepsOpen = false,
  ...role
}: RowProps & ({ role: 'menuitem' } | { role: 'menuitemradio'; 'aria-checked': boolean })) {
  const leave = useContext(LeaveMenu);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={cx(
        'flex min-h-11 w-full select-none items-center gap-2.5 rounded-sm px-2.5 text-left text-base outline-none focus:bg-hover aria-disabled:opacity-50 sm:min-h-9',
        destructive ? 'text-danger-ink' : 'text-ink',
      )}
      // The focus is back on the trigger by then, so that a dialog it opens can return it there.
      onClick={() => {
        if (disabled) return;
        if (!keepsOpen) leave();
        onSelect();
      }}
      {...role}
    >
      {icon && (
        <span aria-hidden className="text-ink-faint [&>svg]:size-4">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}

export function MenuItem(props: RowProps) {
  return <Row role="menuitem" {...props} />;
}

/** A sentence among the rows. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <p className="max-w-64 px-2.5 pt-1.5 pb-1 text-ink-soft text-sm">{children}</p>;
}

export function MenuSeparator() {
  return <hr className="-mx-1 my-1 border-line" />;
}

type MenuChoiceProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set has no place in a menu
    <div role="group">
      {options.map((option) => (
        <Row
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          icon={option.icon}
          onSelect={() => onChange(option.value)}
        >
          <span className="flex-1">{option.label}</span>
          {option.value === value && <Check size={16} aria-hidden />}
        </Row>
      ))}
    </div>
  );
}
