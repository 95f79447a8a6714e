import type { Source } from '../../contract/search.ts';
import { freshness } from '../../rules/freshness.ts';
import { monthWords } from '../words.ts';
import classes from './SourceLine.module.css';

/** Where the rows come from, how far they go, and what a reader must know of them. */
export function SourceLine({ source }: { source: Source }) {
  const { name, licence, note, dataFrom } = source;
  return (
    <p className={classes.source}>
      {freshness(source)} {name}
      {dataFrom && `, since ${monthWords(dataFrom)}`}. {note} {licence}.
    </p>
  );
}
