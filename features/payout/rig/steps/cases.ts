import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type Around, finance } from './around.ts';

/** Transactions that compliance looks into, that fall through with what was forfeited, or that are cancelled. */
export const caseSteps = ({ agency, bills, draw, pick, call, someBill }: Around) => {
  const { query, desk, compliance, preparer } = agency;
  const onHold: string[] = [];
  const placeOf = async (dealId: string | undefined) => {
    const [deal] = await query<{ id: string }>('SELECT esubmission_id AS id FROM deal WHERE id = $1', [dealId]);
    return `/api/v1/esubmissions/${deal?.id}`;
  };
  /** A transaction with an invoice can't fall through: most times that is credited before. */
  const withoutInvoice = async () => {
    const bill = await someBill();
    const invoice = bill?.invoiceId && `${finance}/invoices/${bill.invoiceId}/credit-note`;
    if (invoice && draw(4) > 0) await call(preparer.post(invoice, { reason: 'Any' }));
    return bill?.dealId;
  };
  return {
    suspect: async () => {
      const place = await placeOf((await someBill())?.dealId);
      if (await call(compliance.put(`${place}/status/8`, { reason: 'Any' }))) onHold.push(place);
    },
    trust: async () => {
      const place = pick(onHold);
      if (place) await call(compliance.put(`${place}/status/7`, { reason: 'Any' }));
    },
    abort: async () => {
      const dealId = await withoutInvoice();
      const place = await placeOf(dealId);
      const file = await call(desk.upload(`${place}/evidence`, {}, { name: 'lapsed.pdf', bytes: samplePdf() }));
      const body = { reason: 'Any', evidenceFileId: file?.fileId, forfeitureCents: draw(3) * 100_001 };
      if (!file || !(await call(desk.put(`${place}/status/9`, body)))) return;
      const billed = await query<{ id: string }>('SELECT id FROM deal_bill WHERE deal_id = $1', [dealId]);
      const forfeited = billed.map(({ id }) => id).filter((id) => !bills.includes(id));
      bills.push(...forfeited);
      for (const billId of forfeited) await call(preparer.post(`${finance}/invoices`, { billId }));
    },
    cancel: async () => {
      const place = await placeOf(await withoutInvoice());
      await call(desk.put(`${place}/status/4`, { reason: 'Any' }));
    },
  };
};
