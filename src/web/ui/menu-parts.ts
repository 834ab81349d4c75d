/** What a menu's parts are told, and how those inside an open menu learn what they are drawn with. */
import { createContext, type ReactNode } from 'react';

export type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
};

export type MenuChoiceProps<Value extends string> = {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

/** How the parts inside an open menu are drawn. */
export type MenuParts = {
  Item: (props: MenuItemProps) => ReactNode;
  Separator: () => ReactNode;
  Choice: (props: MenuChoiceProps<string>) => ReactNode;
};

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);
