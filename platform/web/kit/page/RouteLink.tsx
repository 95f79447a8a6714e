import { type LinkOptions, useLinkProps, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

/**
 * A link inside the app by its address (`/contacts?page=2#notes`). It does not reload the app; Ctrl-click opens a tab.
 */
export type RouteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

export function RouteLink({ to, ref, children, ...rest }: RouteLinkProps) {
  const router = useRouter();
  const [, path = '/', query = '', hash = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/.exec(to) ?? [];
  const target = { ...rest, to: path, search: router.options.parseSearch(query), hash };
  const props = useLinkProps(target as unknown as LinkOptions, ref as never);
  // The router would mark every link to a parent address as current. The menu and the steps set `aria-current`
  // themselves.
  return (
    <a {...props} className={rest.className} aria-current={rest['aria-current']}>
      {children}
    </a>
  );
}
