import { formatInstant } from '#platform/contract/days.ts';
import type { Source } from '../../contract/search.ts';
import { monthWords } from '../words.ts';
import classes from './SourceLine.module.css';

/** Where the rows come from, how far they go, and what a reader must know of them. */
export function SourceLine({ source: { name, licence, note, dataFrom, dataTo, importedAt } }: { source: Source }) {
  return (
    <p className={classes.source}>
      {name}
      {dataFrom && dataTo && `, ${monthWords(dataFrom)} to ${monthWords(dataTo)}`}. {note} {licence}.
      {importedAt && ` Last import ${formatInstant(importedAt)}.`}
    </p>
  );
}
