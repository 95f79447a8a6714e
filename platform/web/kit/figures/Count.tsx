import { RouteLink } from '../page/RouteLink.tsx';
import classes from './Figure.module.css';

type Props = {
  count: number /** The rows that it counts. Nothing is no link. */;
  to: string;
  label?: string | undefined;
};

/** A number that leads to the rows that it counts. */
export function Count({ count, to, label }: Props) {
  if (count === 0) return <span className={classes.figure}>0</span>;
  return (
    <RouteLink to={to} className={`${classes.figure} g-link`} aria-label={label && `${label}: ${count}`}>
      {count}
    </RouteLink>
  );
}
