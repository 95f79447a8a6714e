import classes from './UnbrokenNumbers.module.css';

/** A text that never breaks a line inside a number: of a unit (`#09-118`), a paper (`INV26-000212`), a day, an amount or a rate. */
export function UnbrokenNumbers({ children }: { children: string }) {
  return children
    .split(/(#[\w-]+|\b[A-Z]+\d*(?:-\d+)+|\d{2} [A-Z][a-z]{2} \d{4}|−?S\$ [\d,.]+|[\d.]+ %)/)
    .map((part, at) =>
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
