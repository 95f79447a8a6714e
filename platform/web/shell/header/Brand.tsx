import { RouteLink } from '../../kit/page/RouteLink.tsx';
import classes from './Brand.module.css';
import { Mark } from './Mark.tsx';

/** The logo and the name, as a link to the home page. */
export function Brand() {
  return (
    <RouteLink to="/" className={classes.brand} aria-label="Gable, home">
      <Mark />
      <span className={classes.name}>Gable</span>
    </RouteLink>
  );
}
