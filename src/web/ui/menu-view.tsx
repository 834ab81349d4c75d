/** Menus as Radix draws them. */
import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { type MenuChoiceProps, type MenuItemProps, type MenuParts, MenuPartsContext } from './menu-parts.ts';

const itemClass = cx(
  'flex min-h-11 select-none items-center gap-2.5 rounded-sm px-2.5 text-base text-ink outline-none sm:min-h-9',
  'data-highlighted:bg-hover data-disabled:opacity-50',
);
const contentClass =
  'z-50 max-h-[min(24rem,var(--radix-dropdown-menu-content-available-height))] min-w-48 max-w-80 overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-raised data-[state=open]:animate-enter';

type MenuViewProps = {
  trigger: ReactElement;
  children: ReactNode;
  align: 'start' | 'center' | 'end';
  /** The press that asked for it, before it was here. */
  press: Event;
};

const AfterClose = createContext<(act: () => void) => void>((act) => act());

export function MenuView({ trigger, children, align, press }: MenuViewProps) {
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => repeat(press, opener.current), [press]);
  // What an item does waits until the focus is back on the trigger, so that a dialog it opens can return it there.
  const chosen = useRef<() => void>(undefined);
  const act = () => {
    const choice = chosen.current;
    chosen.current = undefined;
    if (choice) queueMicrotask(choice);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild ref={opener}>
        {trigger}
      </Radix.Trigger>
      {/* What floats outside all landmarks is lost to whoever moves by them. */}
      <Radix.Portal container={document.querySelector('main')}>
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
            <MenuPartsContext value={parts}>{children}</MenuPartsContext>
          </AfterClose>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix opens by the event itself, and keyboards and pointers in different ways. */
function repeat(press: Event, opener: HTMLButtonElement | null) {
  if (!opener || opener.dataset.state === 'open') return;
  opener.focus({ preventScroll: true });
  opener.dispatchEvent(
    press instanceof KeyboardEvent
      ? new KeyboardEvent('keydown', { key: press.key, bubbles: true, cancelable: true })
      : new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true }),
  );
}

function MenuItem({ icon, children, onSelect, disabled = false, destructive = false }: MenuItemProps) {
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

function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

function MenuChoice({ value, onChange, options }: MenuChoiceProps<string>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onChange}>
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

const parts: MenuParts = { Item: MenuItem, Separator: MenuSeparator, Choice: MenuChoice };
