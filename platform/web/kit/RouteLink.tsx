import { type LinkOptions, useLinkProps, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

/** A link inside the app by its address (`/contacts?page=2#notes`): one page load, Ctrl-click opens a tab. */
export type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

export function RouteLink({ to, ref, children, ...rest }: RouteLinkProps) {
  const router = useRouter();
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/.exec(to) ?? [];
  const target = { ...rest, to: path, search: router.options.parseSearch(query), hash };
  const props = useLinkProps(target as unknown as LinkOptions, ref as never);
  // The router would mark every link to an address above the page as current; the menu and the steps know better.
  return (
    <a {...props} className={rest.className} aria-current={rest['aria-current']}>
      {children}
    </a>
  );
}
