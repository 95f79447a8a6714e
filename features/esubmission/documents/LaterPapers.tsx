import { Button } from '@mantine/core';
import { useState } from 'react';
import { lineKey } from '../checklist/checklist.rules.ts';
import classes from '../summary/case.module.css';
import { DocumentLine } from './DocumentLine.tsx';
import type { RequiredDocument } from './documents.calls.ts';
import { documentState } from './documents.words.ts';

type Props = { eSubId: string; documents: RequiredDocument[]; mayRemove: boolean };

/** The papers that come after the approval, each with a place for its files. Those that nothing waits for are folded. */
export function LaterPapers({ eSubId, documents, mayRemove }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = isUnfolded ? [] : documents.filter((line) => documentState(line) === 'optional' && !line.verdict);
  return (
    <section aria-label="Papers to add">
      <h3>Papers to add</h3>
      <p className={classes.none}>The invoice and the payout wait for the required ones.</p>
      <ul className={classes.lines}>
        {documents
          .filter((line) => !folded.includes(line))
          .map((document) => (
            <DocumentLine
              key={lineKey(document)}
              eSubId={eSubId}
              document={document}
              filesStay={!mayRemove || document.verdict?.verdict === 'accepted'}
            />
          ))}
      </ul>
      {folded.length > 0 && (
        <Button mb="md" ml={-8} variant="subtle" color="gray" size="compact-sm" onClick={() => setUnfolded(true)}>
          {folded.length === 1 ? '1 more that may be added' : `${folded.length} more that may be added`}
        </Button>
      )}
    </section>
  );
}
