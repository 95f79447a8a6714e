import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { brokenC5 } from '../rig/c5.ts';
import { brokenPint, hasJudges, ublValidator } from '../rig/judges.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';

const place = '/agency/v1/finance';
const business = {
  invoiceToText: 'Lantern Hill Holdings Pte Ltd',
  address: '18 Leonie Hill #21-03',
  postalCode: '239222',
  uen: '201912345K',
  gstNumber: 'M21234567K',
  termsDays: 30,
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

  it.skipIf(!hasJudges)(
    'is accepted by the schemas of UBL and every rule of PINT-SG as it is served, and so is its credit note',
    { timeout: 120_000 },
    async () => {
      const served = async (path: string) => {
        const { status, raw } = await rig.finance.get(`${place}/${path}/ubl`);
        expect(status).toBe(200);
        return raw.toString();
      };
      const creditNoteOf = async (invoiceId: string, reason: string) => {
        const note = await rig.finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason });
        expect(note.status, JSON.stringify(note.body)).toBe(200);
        return served(`credit-notes/${note.body.data.creditNoteId}`);
      };
      const { gstNumber: _, termsDays: __, ...unregistered } = business;
      const odd = { ...business, invoiceToText: 'Ah <Huat> & Söhne 潮州 Pte Ltd', address: '18 "Leonie" Hill & Co' };
      const papers: Record<string, string> = {};
      for (const [name, to, reason] of [
        ['a business', business, 'Made out to the wrong company'],
        ['a business without GST', unregistered, 'x'],
        ['a name with odd characters', odd, `“5 < 6” & ${'long '.repeat(90)}`],
      ] as const) {
        const { invoiceId } = await rig.anInvoice(rig.agent, to);
        papers[name] = await served(`invoices/${invoiceId}`);
        // A credit note always says why, so that none is without its note.
        for (const none of ['', '   '])
          expect((await rig.finance.post(`${place}/invoices/${invoiceId}/credit-note`, { reason: none })).status).toBe(
            400,
          );
        papers[`${name}, credited`] = await creditNoteOf(invoiceId, reason);
      }
      const [whole = ''] = Object.values(papers);
      const spoiled = whole.replace(
        'TaxInclusiveAmount currencyID="SGD">54064.00',
        'TaxInclusiveAmount currencyID="SGD">54064.01',
      );
      expect(spoiled).not.toBe(whole);

      const check = ublValidator();
      for (const [name, xml] of Object.entries(papers)) {
        expect(() => check(xml), name).not.toThrow();
        expect([name, brokenC5(xml)]).toEqual([name, []]);
        if (name.endsWith('credited')) expect(xml, name).toMatch(/<cbc:Note>[^<]+</);
      }
      const broken = brokenPint([...Object.values(papers), spoiled]);
      expect(Object.keys(papers).map((name, index) => [name, broken[index]])).toEqual(
        Object.keys(papers).map((name) => [name, []]),
      );
      expect(broken.at(-1)).not.toEqual([]);
    },
  );

  it('of a person is refused with what is missing', async () => {
    const { billId, invoiceId } = await rig.anInvoice();
    expect(await rig.readBill(billId)).toMatchObject({
      dueOn: '2026-12-04',
      noEInvoice: expect.stringContaining('The client has no UEN'),
    });
    const answer = await rig.finance.get(`${place}/invoices/${invoiceId}/ubl`);
    expect([answer.status, answer.body.errors[0].message]).toEqual([409, expect.stringContaining('no UEN')]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await rig.finance.get(`${place}/credit-notes/${unknown}/ubl`)).status).toBe(404);
  });
});
