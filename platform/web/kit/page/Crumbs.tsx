import classes from './Crumbs.module.css';
import { RouteLink } from './RouteLink.tsx';

/** A page above the current one. */
export type Crumb = { label: string; to: string };

type Props = {
  crumbs: Crumb[];
  /** The number of the record, after them. */
  number?: string | undefined;
  /** On a phone the shell's header leads back, so that the links are not shown twice. */
  isAbove: boolean;
};

/** The breadcrumb. The current page is its title, which stands below. */
export function Crumbs({ crumbs, number, isAbove }: Props) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" data-above={isAbove || undefined} className={classes.way}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label}>
            <RouteLink to={to}>{label}</RouteLink>
          </li>
        ))}
        {number && <li>{number}</li>}
      </ol>
    </nav>
  );
}
