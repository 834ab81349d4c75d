/** Menus. What they are drawn with comes with the first that is opened: see menu-view.tsx. */
import {
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { lazily } from '../kit/lazily.tsx';
import { type MenuChoiceProps, type MenuItemProps, type MenuParts, MenuPartsContext } from './menu-parts.ts';

const MenuView = lazily(
  () => import('./menu-view.tsx').then((m) => m.MenuView),
  ({ trigger }) => trigger,
);

type MenuProps = { trigger: ReactElement<object>; children: ReactNode; align?: 'start' | 'center' | 'end' };

const openingKeys = ['Enter', ' ', 'ArrowDown'];

/** A menu that opens from `trigger`, a button. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const [press, setPress] = useState<Event>();
  if (press) {
    return (
      <MenuView trigger={trigger} align={align} press={press}>
        {children}
      </MenuView>
    );
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.ctrlKey) return;
      event.preventDefault();
      setPress(event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!openingKeys.includes(event.key)) return;
      event.preventDefault();
      setPress(event.nativeEvent);
    },
  } as object);
}

function useParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error('A part of a menu stands outside of one');
  return parts;
}

export function MenuItem(props: MenuItemProps) {
  const { Item } = useParts();
  return <Item {...props} />;
}

export function MenuSeparator() {
  const { Separator } = useParts();
  return <Separator />;
}

export function MenuChoice<Value extends string>({ onChange, ...rest }: MenuChoiceProps<Value>) {
  const { Choice } = useParts();
  // It answers the value of one of the options.
  return <Choice {...rest} onChange={(value) => onChange(value as Value)} />;
}
