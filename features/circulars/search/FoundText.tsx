import classes from '../Circulars.module.css';
import type { Match } from '../reading/reading.calls.ts';

/** The sentence that a search found, with its words marked, and the attachment that it is in. */
export function FoundText({ match: { fileName, parts } }: { match: Match }) {
  return (
    <span className={classes.found}>
      {fileName && <span className="g-strong">{fileName}: </span>}
      {parts.map(({ text, isHit }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their places
        isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </span>
  );
}
