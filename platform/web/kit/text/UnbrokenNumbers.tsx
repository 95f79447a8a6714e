import classes from './UnbrokenUnits.module.css';

/** A text that never breaks a line inside a unit number such as `#09-118`. */
export function UnbrokenUnits({ children }: { children: string }) {
  return children.split(/(#[\w-]+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
      <span key={at} className={classes.unit}>
        {part}
      </span>
    ),
  );
}
