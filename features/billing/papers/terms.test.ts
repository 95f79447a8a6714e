import { expect, it } from 'vitest';
import { invoiceBill } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { another, aRevisingDesk } from '../rig/revising.ts';

const place = '/agency/v1/finance';
const { rig, finance, query, done } = await aRevisingDesk();
const ofPrice = { basis: 'PERCENT', rate: 20_000 } as const;

const textOf = async (path: string) => (await readPdf((await finance.get(`${place}/${path}/pdf`)).raw)).text;
const issue = async (bill: { billId: string; dealId: string }) =>
  textOf(`invoices/${(await invoiceBill(finance, bill, '2026-11-19')).invoiceId}`);

it('an invoice and a pro-forma say the price and what the commission is of it', async () => {
  const bill = await rig.aBill(rig.agent, ofPrice);
  const { body } = await finance.post(`${place}/bills/${bill.billId}/pro-forma`, {});
  for (const text of [await textOf(`pro-formas/${body.data.proFormaId}`), await issue(bill)]) {
    expect(text).toMatch(/Price\s+S\$ 2,480,000\.00\s+Commission\s+2% of the price/);
    expect(text).not.toMatch(/fixed/i);
  }
});

it('an invoice and a pro-forma of a buyer’s deal are for the purchase', async () => {
  const bill = await rig.aBill(rig.agent);
  await query("UPDATE deal SET side = 'BUYER' WHERE id = $1", [bill.dealId]);
  const { body } = await finance.post(`${place}/bills/${bill.billId}/pro-forma`, {});
  for (const text of [await textOf(`pro-formas/${body.data.proFormaId}`), await issue(bill)])
    expect(text).toContain('Commission for the purchase of');
});

it('a pro-forma says when completion is expected, unless that day is over', async () => {
  const { billId, dealId } = await rig.aBill(rig.agent, ofPrice);
  const proForma = async (expected: string) => {
    await query('UPDATE deal SET tax_point = $2 WHERE id = $1', [dealId, expected]);
    const { body } = await finance.post(`${place}/bills/${billId}/pro-forma`, {});
    return textOf(`pro-formas/${body.data.proFormaId}`);
  };
  expect(await proForma('2027-01-29')).toMatch(/Expected completion\s+29 Jan 2027/);
  expect(await proForma('2026-11-18')).toMatch(/Completed\s+to come/);
});

it('a bill of a fixed amount says so, as one that a revision changed or added does, and nothing of the others', async () => {
  const { billId, dealId } = await rig.aBill(rig.agent, ofPrice);
  await done(dealId, {
    bills: ([first]) =>
      first
        ? [
            { ...first, amountCents: 3_000_000 },
            { ...another(first, 1_960_000), billFor: 'OTHER_PARTY' },
          ]
        : [],
  });
  const bills = await query<{ id: string }>('SELECT id FROM deal_bill WHERE deal_id = $1 ORDER BY position', [dealId]);
  expect(bills).toMatchObject([{ id: billId }, {}]);
  for (const { id } of bills) {
    const text = await issue({ billId: id, dealId });
    expect(text).toContain('Fixed amount');
    expect(text).not.toMatch(/2%|49,600/);
  }
});

it('a paper that was issued before they were kept is set as it was', async () => {
  const { invoiceId } = await rig.anInvoice(rig.agent, ofPrice);
  await query("UPDATE invoice SET printed = printed - '{valueCents,basis,rate}'::text[] WHERE id = $1", [invoiceId]);
  const text = await textOf(`invoices/${invoiceId}`);
  expect(text).toContain('Tax invoice');
  expect(text).not.toMatch(/Price|2,480,000|of the price/);
});
