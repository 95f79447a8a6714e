import classes from './UnbrokenNumbers.module.css';

/** A text that never breaks a line inside the number of a unit or a paper, such as `#09-118` or `INV26-000212`. */
export function UnbrokenNumbers({ children }: { children: string }) {
  return children.split(/(#[\w-]+|\b[A-Z]+\d*(?:-\d+)+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their places
      <span key={at} className={classes.number}>
        {part}
      </span>
    ),
  );
}
