import { type Around, finance, today } from './around.ts';

/** Some are entered late: their month may be closed. */
const earlier = ['02', '03', '04', '05', '06', '07', '08', '09', '10'].map((month) => `2026-${month}-20`);

/** Money that comes in, clears, pays, and goes back. */
export const receiptSteps = ({ agency, payer, draw, pick, call, decide, someInvoice, receipts }: Around) => {
  const { preparer, approver } = agency;
  const receive = async (method: string) => {
    const invoice = await someInvoice();
    if (!invoice) return;
    const { openCents: open } = invoice;
    const cents = [open, 1 + draw(open + 1), open + draw(50_000), 1 + draw(100)][draw(4)] || 1;
    const part = Math.min(cents, open);
    await call(
      preparer.post(`${finance}/receipts`, {
        method,
        payer,
        reference: 'Any',
        cents,
        receivedOn: draw(3) === 0 ? pick(earlier) : today,
        invoices: part > 0 ? [{ invoiceId: invoice.invoiceId, cents: part }] : [],
      }),
    );
  };
  return {
    pay: () => receive('PAYNOW'),
    cheque: () => receive('CHEQUE'),
    clear: async () => {
      const receipt = pick(await receipts('CLEARING'));
      if (receipt) await call(preparer.put(`${finance}/receipts/${receipt.receiptId}/clearance`, { clearedOn: today }));
    },
    bounce: async () => {
      const receipt = pick(await receipts(pick(['CLEARING', 'CREDIT', 'USED', 'USED']) ?? ''));
      const body = { returnedOn: today, reason: 'Any', feeCents: draw(3) * 500 };
      if (receipt) await call(preparer.put(`${finance}/receipts/${receipt.receiptId}/return`, body));
    },
    useCredit: async () => {
      const [receipt, to] = [pick(await receipts('CREDIT')), await someInvoice()];
      const cents = Math.min(receipt?.leftCents ?? 0, to?.openCents ?? 0);
      if (receipt && to && cents > 0)
        await call(
          preparer.post(`${finance}/receipts/${receipt.receiptId}/allocations`, {
            invoices: [{ invoiceId: to.invoiceId, cents }],
          }),
        );
    },
    refund: async () => {
      const receipt = pick(await receipts('CREDIT'));
      if (!receipt) return;
      const account = { bank: 'UOB', holder: 'Goh Siew Choo', number: '4512345678' };
      const cents = 1 + draw(receipt.leftCents);
      const body = { kind: 'REFUND', receiptId: receipt.receiptId, cents, account, reason: 'Any' };
      const made = await call(preparer.post(`${finance}/requests`, body));
      const place = `${finance}/requests/${made?.requestId}`;
      if (made)
        await decide(
          () => approver.put(`${place}/approval`, {}),
          () => approver.delete(place),
        );
    },
  };
};
