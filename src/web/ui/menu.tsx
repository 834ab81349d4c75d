import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { cx } from './cx.ts';

const itemClass = cx(
  'flex min-h-11 select-none items-center gap-2.5 rounded-sm px-2.5 text-base text-ink outline-none sm:min-h-9',
  'data-highlighted:bg-hover data-disabled:opacity-50',
);
const contentClass =
  'z-50 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-48 max-w-80 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-raised data-[state=open]:animate-enter';

type MenuProps = { trigger: ReactElement; children: ReactNode; align?: 'start' | 'center' | 'end' };

const AfterClose = createContext<(act: () => void) => void>((act) => act());

/** A menu that opens from `trigger`, a button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  // What an item does waits until the focus is back on the trigger, so that a dialog it opens can return it there.
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    const choice = chosen.current;
    chosen.current = undefined;
    if (choice) queueMicrotask(choice);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={contentClass}
          onCloseAutoFocus={act}
        >
          <AfterClose
            value={(choice) => {
              chosen.current = choice;
            }}
          >
            {children}
          </AfterClose>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
};

export function MenuItem({ icon, children, onSelect, disabled = false, destructive = false }: MenuItemProps) {
  const afterClose = useContext(AfterClose);
  return (
    <Radix.Item
      className={cx(itemClass, destructive && 'text-danger-ink')}
      onSelect={() => afterClose(onSelect)}
      disabled={disabled}
    >
      {icon && (
        <span aria-hidden className="text-ink-faint [&>svg]:size-4">
          {icon}
        </span>
      )}
      {children}
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

type MenuChoiceProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    // Radix hands back the string of one of the items below.
    <Radix.RadioGroup value={value} onValueChange={(next) => onChange(next as Value)}>
      {options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={itemClass}>
          {option.icon && (
            <span aria-hidden className="text-ink-faint [&>svg]:size-4">
              {option.icon}
            </span>
          )}
          <span className="flex-1">{option.label}</span>
          <Radix.ItemIndicator>
            <Check size={16} aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
