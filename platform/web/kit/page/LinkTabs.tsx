import { useEffect, useRef } from 'react';
import classes from './LinkTabs.module.css';
import { RouteLink } from './RouteLink.tsx';

export type LinkTab = {
  to: string;
  label: string;
  isCurrent: boolean;
  /** How many records the page has; none is not shown. */
  count?: number | undefined;
};

/** Pages beside each other, each at its own address, as tabs. Where they are wider than the screen, the current one is brought into view. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    row.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      {tabs.map(({ to, label: words, isCurrent, count = 0 }) => (
        <RouteLink key={to} to={to} className={classes.tab} {...(isCurrent && { 'aria-current': 'page' })}>
          {words}
          {count > 0 && <span className={classes.count}>{count}</span>}
        </RouteLink>
      ))}
    </nav>
  );
}
