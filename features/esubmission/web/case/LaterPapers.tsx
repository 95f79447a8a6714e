import type { RequiredDocument } from '../../contract/documents.ts';
import { lineKey } from '../../rules/checklist/checklist.ts';
import { DocumentLine } from '../wizard/documents/DocumentLine.tsx';
import classes from './case.module.css';

/** The papers that come after the approval, each with a place for its files. */
export function LaterPapers({ eSubId, documents }: { eSubId: string; documents: RequiredDocument[] }) {
  return (
    <section aria-label="Papers to add">
      <h3 className={classes.later}>Papers to add</h3>
      <p className={classes.none}>The invoice and the payout wait for the required ones.</p>
      <ul className={classes.lines}>
        {documents.map((document) => (
          <DocumentLine key={lineKey(document)} eSubId={eSubId} document={document} />
        ))}
      </ul>
    </section>
  );
}
