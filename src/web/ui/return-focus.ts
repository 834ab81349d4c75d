import { useRef } from 'react';

/**
 * Brings the focus back to where it was before a dialog without a trigger of its own opened; not where the dialog has
 * led to another place, which takes the focus itself.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  const openedAt = useRef('');
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
      openedAt.current = location.href;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (location.href === openedAt.current && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
