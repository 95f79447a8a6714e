import classes from './Skeleton.module.css';

/** Stands where something is loaded. */
export function Skeleton({ height }: { height: number }) {
  return <div className={classes.skeleton} style={{ height }} aria-busy="true" />;
}
