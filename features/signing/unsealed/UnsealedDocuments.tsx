import { Button } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from './UnsealedDocuments.module.css';

/** For compliance: signed documents that could not be sealed, each with another try. Nothing if all are sealed. */
export function UnsealedDocuments() {
  const data = useData(api.unsealed, {}).data;
  const again = useChange(api.sealAgain);
  if (!data || data.count === 0) return null;
  const { count, rows } = data;
  return (
    <div className={classes.box}>
      <Notice
        tone="warning"
        title={count === 1 ? '1 signed document is not sealed' : `${count} signed documents are not sealed`}
      >
        What was signed stays signed. Sealing is tried again every day; tell your administrator if it fails again.
        <ul className={classes.list}>
          {rows.map(({ requestId, title, about, recipientName, signedAt }) => (
            <li key={requestId} className={classes.line}>
              <TwoLines sub={`${recipientName} signed ${formatInstant(signedAt)}`}>
                {[title, about].filter(Boolean).join(' · ')}
              </TwoLines>
              <Button
                size="compact-sm"
                variant="default"
                loading={again.isPending && again.variables.params.id === requestId}
                onClick={() => again.mutate({ params: { id: requestId }, body: {} })}
              >
                Try again
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
