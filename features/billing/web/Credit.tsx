import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { billing } from '../contract.ts';
import { api } from './api.ts';
import classes from './BillDrawer.module.css';

/** Takes an invoice back to which nothing was paid. */
export function CreditInvoice({ invoiceId, number }: { invoiceId: string; number: string }) {
  const [asking, setAsking] = useState(false);
  const credit = useChange(api.creditInvoice, { refresh: ['billing', 'ledger'] });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Credit
      </Button>
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={(reason) => credit.mutateAsync({ params: { id: invoiceId }, body: { reason } })}
        title={`Credit ${number}?`}
        label="Reason, printed on the credit note"
        confirm="Issue credit note"
        danger
      >
        The credit note takes back the whole invoice. The bill can then be invoiced again.
      </ReasonDialog>
    </>
  );
}

/** The invoices of a bill that were taken back, with their credit notes. */
export function Credited({ credited }: Pick<Data<typeof billing.bill>, 'credited'>) {
  return (
    <section>
      <h3 className={classes.title}>Credited</h3>
      <ul className={classes.list}>
        {credited.map(({ invoiceId, number, creditNoteId, creditNumber, reason, issuedOn }) => (
          <li key={creditNoteId} className={classes.line}>
            <TwoLines sub={reason}>
              <Anchor inherit href={urlOf(api.creditNotePdf, { params: { id: creditNoteId } })} download>
                {creditNumber}
              </Anchor>{' '}
              <Day day={issuedOn} />
            </TwoLines>
            <Anchor inherit href={urlOf(api.invoicePdf, { params: { id: invoiceId } })} download>
              {number}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
