import { type Around, finance } from './around.ts';

/** Invoices that are issued, credited, given up and disputed. */
export const invoiceSteps = ({ agency, bills, pick, call, decide, someInvoice }: Around) => {
  const { preparer, approver } = agency;
  const request = async (kind: string) => {
    const invoice = await someInvoice();
    const body = { kind, invoiceId: invoice?.invoiceId, reason: 'Any' };
    const made = invoice && (await call(preparer.post(`${finance}/requests`, body)));
    const place = `${finance}/requests/${made?.requestId}`;
    if (made)
      await decide(
        () => approver.put(`${place}/approval`, {}),
        () => approver.delete(place),
      );
  };
  return {
    invoice: async () => {
      await call(preparer.post(`${finance}/invoices`, { billId: pick(bills) }));
    },
    creditUnpaid: async () => {
      const invoice = await someInvoice();
      const place = `${finance}/invoices/${invoice?.invoiceId}/credit-note`;
      if (invoice) await call(preparer.post(place, { reason: 'Any' }));
    },
    creditPaid: () => request('CREDIT'),
    writeOff: () => request('WRITE_OFF'),
    dispute: async () => {
      const invoice = await someInvoice();
      if (!invoice) return;
      const place = `${finance}/invoices/${invoice.invoiceId}/dispute`;
      if (!(await call(preparer.put(place, { reason: 'Any' })))) await call(preparer.put(`${place}/resolution`, {}));
    },
  };
};
