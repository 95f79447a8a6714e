import { Anchor } from '@mantine/core';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../Lines.module.css';
import { SendPaper } from '../papers/SendPaper.tsx';
import type { billing } from '../room.calls.ts';

type Props = Pick<Data<typeof billing.bill>, 'credited'> & {
  /** The client's address, if it is known. */
  address: string;
};

/** The invoices of a bill that were taken back, with their credit notes. */
export function Credited({ credited, address }: Props) {
  return (
    <section>
      <h3 className={classes.title}>Credited</h3>
      <ul>
        {credited.map(
          ({
            invoiceId,
            number,
            creditNoteId,
            creditNumber,
            reason,
            issuedOn,
            cents,
            isPart,
            hasEInvoice,
            hasECreditNote,
          }) => (
            <li key={creditNoteId} className={classes.line}>
              <TwoLines sub={isPart ? `${formatMoney(cents)}, a part: ${reason}` : reason}>
                <Anchor inherit href={urlOf(api.creditNotePdf, { params: { id: creditNoteId } })} download>
                  {creditNumber}
                </Anchor>{' '}
                {hasECreditNote && (
                  <>
                    <Anchor
                      inherit
                      href={urlOf(api.creditNoteUbl, { params: { id: creditNoteId } })}
                      download
                      aria-label={`${creditNumber} as e-invoice (UBL)`}
                    >
                      UBL
                    </Anchor>{' '}
                  </>
                )}
                <Day day={issuedOn} />
              </TwoLines>
              <span className={classes.papers}>
                <Anchor inherit href={urlOf(api.invoicePdf, { params: { id: invoiceId } })} download>
                  {number}
                </Anchor>
                {hasEInvoice && (
                  <Anchor
                    inherit
                    href={urlOf(api.invoiceUbl, { params: { id: invoiceId } })}
                    download
                    aria-label={`${number} as e-invoice (UBL)`}
                  >
                    UBL
                  </Anchor>
                )}
                <SendPaper kind="CREDIT_NOTE" paperId={creditNoteId} number={creditNumber} address={address} />
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
