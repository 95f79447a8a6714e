import classes from './Crumbs.module.css';
import { RouteLink } from './RouteLink.tsx';

/** One step of the breadcrumb. The last one, the current page, has no address. */
export type Crumb = { label: string; to?: string };

/** The breadcrumb. `isAbove`: on a phone the shell's header leads back, so that the links are not shown twice. */
export function Crumbs({ crumbs, isAbove }: { crumbs: Crumb[]; isAbove: boolean }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" data-above={isAbove || undefined} className={classes.way}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <RouteLink to={to}>{label}</RouteLink> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
