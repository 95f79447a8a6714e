import { Anchor } from '@mantine/core';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { BankLine } from '../room.calls.ts';

/** The pro-forma that a line names, and what has become of its billing. */
export function ProFormaNotice({ proForma }: { proForma: NonNullable<BankLine['proForma']> }) {
  const { number, to, caseNo, invoiceNumber, isOpen } = proForma;
  return (
    <Notice title={`Names the pro-forma ${number}, to ${to}`}>
      {!invoiceNumber &&
        'Its billing has no tax invoice yet. Recorded now, the payment is kept as the payer’s credit until it is put on the invoice. '}
      {invoiceNumber &&
        (isOpen ? `Its tax invoice is ${invoiceNumber}. ` : `Nothing is open of its tax invoice ${invoiceNumber}. `)}
      See{' '}
      <Anchor component={RouteLink} to={`/agency-desk/finance/invoices?search=${caseNo}`} inherit>
        {caseNo}
      </Anchor>
      .
    </Notice>
  );
}
