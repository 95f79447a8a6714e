import classes from './CodePages.module.css';
import { clockText, useSecondsLeft } from './useSecondsLeft.ts';

/** How long the code lasts. An app's code is a new one every half minute: nothing to count. */
export function CodeTime({ lastsUntil }: { lastsUntil: number }) {
  const seconds = useSecondsLeft(lastsUntil);
  if (lastsUntil === 0)
    return (
      <p id="lasts" className={classes.lasts}>
        The app shows another code every 30 seconds.
      </p>
    );
  return (
    <p id="lasts" className={classes.lasts}>
      {seconds > 0 ? (
        <>
          The code lasts <span className="g-figures">{clockText(seconds)}</span> more.
        </>
      ) : (
        'The code has run out. Ask for a new one.'
      )}
    </p>
  );
}
