import { monthWords } from '../words.web.ts';
import { freshness } from './freshness.rules.ts';
import classes from './SourceLine.module.css';
import type { Source } from './search.calls.ts';

/** Source, period and caveats of the rows. */
export function SourceLine({ source }: { source: Source }) {
  const { name, licence, note, dataFrom } = source;
  return (
    <p className={classes.source}>
      {freshness(source)} {name}
      {dataFrom && `, since ${monthWords(dataFrom)}`}. {note} {licence}.
    </p>
  );
}
