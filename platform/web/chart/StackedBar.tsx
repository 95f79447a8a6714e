import classes from './chart.module.css';

export type BarPart = { key: string; value: number; color: string };

/** Parts of a whole in one bar. It is decorative: labels with the amounts stand beside it. */
export function StackedBar({ parts }: { parts: BarPart[] }) {
  return (
    <div className={classes.parts} aria-hidden="true">
      {parts
        .filter(({ value }) => value > 0)
        .map(({ key, value, color }) => (
          <div key={key} className={classes.part} style={{ flexGrow: value, flexBasis: 0, background: color }} />
        ))}
    </div>
  );
}

/** How much a value is of the largest. It is decorative: the value stands beside it. */
export function Measure({ value, most }: { value: number; most: number }) {
  return (
    <div className={classes.track} aria-hidden="true">
      <div className={classes.measure} style={{ width: `${most > 0 ? Math.max(0, (100 * value) / most) : 0}%` }} />
    </div>
  );
}
