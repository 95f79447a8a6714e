import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { brokenC5 } from '../rig/c5.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const business = {
  invoiceToText: 'Lantern Hill Holdings Pte Ltd',
  address: '18 Leonie Hill #21-03',
  ...{ postalCode: '239222', uen: '201912345K', gstNumber: 'M21234567K', termsDays: 30 },
};
const rig = await aMoneyDesk('2026-11-19');

describe('the e-invoice', () => {
  it('of a business is had with its invoice, by its own terms, and with its credit note', async () => {
    const { billId, invoiceId, number } = await rig.anInvoice(rig.agent, business);
    expect(await rig.readBill(billId)).toMatchObject({ dueOn: '2026-12-20', noEInvoice: null, uen: '201912345K' });
    const { text } = await readPdf((await rig.finance.get(`${place}/invoices/${invoiceId}/pdf`)).raw);
    for (const part of ['Singapore 239222', 'UEN 201912345K', 'GST registration M21234567K', '20 Dec 2026'])
      expect(text).toContain(part);

    const { status, raw, headers } = await rig.finance.get(`${place}/invoices/${invoiceId}/ubl`);
    expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
    expect(headers['content-disposition']).toContain(`${number}.xml`);
    const xml = raw.toString();
    expect(brokenC5(xml)).toEqual([]);
    for (const part of [`<cbc:ID>${number}<`, invoiceId, 'SGUEN201912345K', '>239222<', '>54064.00<', '>2026-12-20<'])
      expect(xml).toContain(part);

    const credit = { reason: 'Made out to the wrong company' };
    const note = await rig.finance.post(`${place}/invoices/${invoiceId}/credit-note`, credit);
    const { creditNoteId } = note.body.data;
    const credited = (await rig.finance.get(`${place}/credit-notes/${creditNoteId}/ubl`)).raw.toString();
    expect(brokenC5(credited)).toEqual([]);
    for (const part of [`<cbc:ID>${number}<`, creditNoteId, credit.reason, '>381<', '>54064.00<'])
      expect(credited).toContain(part);
    expect((await rig.readBill(billId)).credited).toMatchObject([{ hasEInvoice: true, hasECreditNote: true }]);
  });

  it('of a person is refused with what is missing', async () => {
    const { billId, invoiceId } = await rig.anInvoice();
    expect(await rig.readBill(billId)).toMatchObject({
      dueOn: '2026-12-04',
      noEInvoice: expect.stringContaining('no UEN of the client'),
    });
    const answer = await rig.finance.get(`${place}/invoices/${invoiceId}/ubl`);
    expect([answer.status, answer.body.errors[0].message]).toEqual([409, expect.stringContaining('no UEN')]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await rig.finance.get(`${place}/credit-notes/${unknown}/ubl`)).status).toBe(404);
  });
});
