import { RouteLink } from '../kit/RouteLink.tsx';
import classes from './Brand.module.css';
import { Mark } from './Mark.tsx';

/** Mark and name, a link home. */
export function Brand() {
  return (
    <RouteLink to="/" className={classes.brand} aria-label="Gable, home">
      <Mark />
      <span className={classes.name}>Gable</span>
    </RouteLink>
  );
}
