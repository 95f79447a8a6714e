import { formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { grounds } from '../billing.words.ts';
import classes from '../Lines.module.css';
import { allot } from '../receipts/allot.rules.ts';
import type { BankLine } from '../room.calls.ts';

/** The invoices that a line probably pays, each with its part of the money, and why. */
export function Proposal({ line: { cents, proposal } }: { line: BankLine }) {
  if (!proposal) return null;
  const { parts, leftCents } = allot(cents, proposal.invoices);
  return (
    <>
      <Notice title={`Proposed: ${grounds[proposal.ground].toLowerCase()}`}>
        {leftCents > 0 && `${formatMoney(leftCents)} is kept as the payer’s credit.`}
      </Notice>
      <ul className={classes.list} aria-label="Invoices that it pays">
        {proposal.invoices.map(({ invoiceId, number, to, address }, at) => (
          <li key={invoiceId} className={classes.line}>
            <TwoLines sub={`${to} · ${address}`}>{number}</TwoLines>
            <Money cents={parts[at]?.cents} />
          </li>
        ))}
      </ul>
    </>
  );
}
