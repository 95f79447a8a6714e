import { Disputed, disputedBecause } from '#features/billing/index.web.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { api } from '../api.web.ts';
import classes from './detail.module.css';
import type { Detail } from './detail.web.ts';
import { Download, Lines, paperCell } from './Lines.tsx';

type Props = { deal: Detail };

export function Invoices({ deal: { transId, opensPapers, invoices, proFormas } }: Props) {
  const columns = [
    { key: 'Invoice' },
    { key: 'Bill to' },
    { key: 'Subtotal', end: true },
    { key: 'GST', end: true },
    { key: 'Total (S$)', end: true },
    { key: 'Outstanding', end: true },
    ...(opensPapers ? [{ key: 'PDF', end: true }] : []),
  ];
  return (
    <>
      <Lines
        heads={columns}
        empty="No tax invoice yet. Finance issues it upon completion."
        rows={invoices.map((row) => ({
          id: row.invoiceId,
          cells: [
            <Name key="n" invoice={row} />,
            <TwoLines key="t" sub={disputedBecause(row.disputeReason)}>
              {row.to}
            </TwoLines>,
            <Money key="a" bare cents={row.netCents} />,
            <Money key="b" bare cents={row.gstCents} />,
            <Money key="c" bare cents={row.totalCents} />,
            <Money key="d" bare cents={row.openCents} />,
            ...paperCell(
              opensPapers,
              row.number,
              urlOf(api.taxInvoicePdf, { query: { transId, invoiceId: row.invoiceId } }),
            ),
          ],
        }))}
      />
      {invoices.map((invoice) => (
        <Questions key={invoice.invoiceId} invoice={invoice} />
      ))}
      {proFormas.length > 0 && (
        <p className={classes.dim}>
          Pro-forma {proFormas.map(({ number }) => number).join(', ')}{' '}
          {opensPapers && <Download name="pro-forma invoices" href={urlOf(api.proFormaPdf, { query: { transId } })} />}
        </p>
      )}
    </>
  );
}

type Invoice = Detail['invoices'][number];

/** Questions to finance about an invoice after its final reminder, and the answers. */
function Questions({ invoice: { number, questions } }: { invoice: Invoice }) {
  return questions.map(({ askedOn, answeredOn, reason, answer }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be asked on a day
    <p key={index} className={classes.dim}>
      <UnbrokenNumbers>{`${number}: finance was asked on ${formatDay(askedOn)}`}</UnbrokenNumbers>
      {reason && `: ${reason}`}
      <br />
      {answeredOn ? `Answered on ${formatDay(answeredOn)}${answer ? `: ${answer}` : ''}` : 'Not answered yet'}
    </p>
  ));
}

/** Number of an invoice, its dates, credited and written-off amounts, and a mark if it is disputed. */
function Name({ invoice }: { invoice: Invoice }) {
  const { number, issuedOn, dueOn, isCredited, creditedCents, writtenOffCents, isDisputed } = invoice;
  const days = (
    <>
      <Day day={issuedOn} /> · <span className="g-figures">{isCredited ? 'credited' : `due ${formatDay(dueOn)}`}</span>
      {creditedCents > 0 && <UnbrokenNumbers>{` · ${formatMoney(creditedCents)} credited`}</UnbrokenNumbers>}
      {writtenOffCents > 0 && <UnbrokenNumbers>{` · ${formatMoney(writtenOffCents)} written off`}</UnbrokenNumbers>}
    </>
  );
  const name = (
    <TwoLines strong sub={days}>
      {number}
    </TwoLines>
  );
  return isDisputed ? <Disputed>{name}</Disputed> : name;
}
