import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

type PageLinkProps = ComponentProps<'a'> & { href: string };

/** A link within the app for pages that load no router: its own link would bring all of it along. */
export function PageLink({ href, ...rest }: PageLinkProps) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
