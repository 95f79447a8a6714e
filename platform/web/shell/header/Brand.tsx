import { RouteLink } from '../../kit/page/RouteLink.tsx';
import classes from './Brand.module.css';
import { Mark } from './Mark.tsx';

/** The logo and the name, or the logo alone, as a link to the home page. */
export function Brand({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <RouteLink to="/" className={classes.brand} aria-label="Gable, home">
      <Mark />
      {!isNarrow && <span className={classes.name}>Gable</span>}
    </RouteLink>
  );
}
