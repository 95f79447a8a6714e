import classes from './Form.module.css';

/** How many questions are answered, of those that are asked. */
export function Progress({ done, all }: { done: number; all: number }) {
  return (
    <div className={classes.progress}>
      <strong>
        {done} of {all} answered
      </strong>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${(done / Math.max(1, all)) * 100}%` }} />
      </span>
    </div>
  );
}
