import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOfCreditNote, entryOfTaxInvoice } from '#features/cobroke/rules/entries.ts';
import { entryLinesOf } from '#features/commission/earning/entries.rules.ts';
import { expectEntry, leftBy, sumOf } from '#features/ledger/rules/rig/lines.ts';
import type { EntryLine } from '#features/ledger/words.ts';
import { percentOf } from '#platform/contract/money.ts';
import { agencyPayeeOf } from '../cobrokers/cobroke-payee.rules.ts';
import { gstGivenUp } from '../debts/balance.rules.ts';
import { type Deductions, payeeOf } from '../items/payee.rules.ts';
import { isDeducted } from '../payout.words.ts';
import {
  entryOfAgency,
  entryOfPayment,
  entryOfRefund,
  entryOfRemittance,
  entryOfReturn,
  entryOfTakenBack,
  entryOfWriteOff,
} from './entries.rules.ts';

const kinds = ['OWN', 'OVERRIDE', 'CHARGE', 'WITHHELD', 'ADVANCE', 'RETURNED', 'WRITE_OFF'] as const;

/** Earnings may be taken back; fees and withheld money are taken, and the rest is paid. */
const anItem = fc.constantFrom(...kinds).chain((kind) => {
  const most = 100_000_000;
  const cents =
    kind === 'OWN' || kind === 'OVERRIDE' ? fc.integer({ min: -most, max: most }) : fc.integer({ min: 1, max: most });
  return cents.map((amount) => ({ kind, cents: isDeducted({ kind }) ? -amount : amount }));
});
const deductions: fc.Arbitrary<Deductions> = fc.record({
  advances: fc.array(fc.record({ advanceId: fc.uuid(), leftCents: fc.integer({ min: 1, max: 10_000_000 }) }), {
    maxLength: 4,
  }),
  recoverRate: fc.integer({ min: 0, max: 1_000_000 }),
  gstRate: fc.integer({ min: 0, max: 100_000 }),
  earnedGstRate: fc.constantFrom(0, 70_000, 90_000),
});

const of2400 = (lines: EntryLine[]) => sumOf(lines.filter(({ account }) => account === 2400));

describe('the journal of a payment', () => {
  it('balances, whatever the line pays and takes, and so does that of its return', () => {
    const property = fc.property(
      fc.array(anItem, { maxLength: 12 }),
      deductions,
      fc.boolean(),
      (items, terms, claimsGst) => {
        const { sums } = payeeOf(items, terms);
        const paid = { ...sums, personId: 'p' };
        for (const lines of [entryOfPayment(paid, { claimsGst }), entryOfReturn('SALESPEOPLE', paid)])
          expect(sumOf(lines)).toBe(0);
        // What is withheld is owed to others, and is neither a fee nor given back when the payment returns.
        const withheld = items.filter(({ kind }) => kind === 'WITHHELD');
        const isPaid = sums.netCents > 0 && sums.ownCents + sums.overridingCents + sums.writtenOffCents > 0;
        if (isPaid) expect(of2400(entryOfPayment(paid, { claimsGst }))).toBe(sumOf(withheld));
        expect(of2400(entryOfReturn('SALESPEOPLE', paid))).toBe(0);
      },
    );
    fc.assert(property);
  });
});

it('the journal of a remittance balances, takes from each person what was withheld of them, and is undone', () => {
  const items = fc.array(
    fc.record({ personId: fc.constantFrom('a', 'b', 'c'), cents: fc.integer({ min: 1, max: 100_000_000 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const property = fc.property(items, (items) => {
    const lines = entryOfRemittance(items);
    expect(sumOf(lines)).toBe(0);
    expect(entryOfTakenBack(items)).toEqual(lines.map((line) => ({ ...line, cents: -line.cents })));
    for (const person of new Set(items.map(({ personId }) => personId)))
      expect(lines.filter(({ personId }) => personId === person)).toEqual([
        { account: 2400, personId: person, cents: sumOf(items.filter(({ personId }) => personId === person)) },
      ]);
  });
  fc.assert(property);
});

/** What a share of an agency earned or gives back, a debt that is given up, and a payment that came back. */
const anAgencyItem = fc
  .record({
    kind: fc.constantFrom('COBROKE' as const, 'WRITE_OFF' as const, 'RETURNED' as const),
    cents: fc.integer({ min: -100_000_000, max: 100_000_000 }),
    shareId: fc.constantFrom('a', 'b', 'c'),
  })
  .map(({ kind, cents, shareId }) =>
    kind === 'COBROKE' ? { kind, cents, cobroke: { shareId } } : { kind, cents: Math.abs(cents) },
  );
const anInvoice = fc
  .record({
    shareId: fc.constantFrom('a', 'b', 'c'),
    netCents: fc.integer({ min: 1, max: 100_000_000 }),
    gstCents: fc.nat(9_000_000),
    takenCents: fc.nat(50_000_000),
    paidCents: fc.nat(1_000_000),
  })
  .map((invoice) => ({ invoiceId: `of ${invoice.shareId}`, ...invoice }));

it('the journal of a payment to an agency balances, with the GST of its tax invoices, and so does that of its return', () => {
  const items = fc.array(anAgencyItem, { maxLength: 12 });
  const invoices = fc.uniqueArray(anInvoice, { maxLength: 3, selector: ({ shareId }) => shareId });
  const property = fc.property(items, invoices, (items, taxed) => {
    const { paid, gstParts, sums } = agencyPayeeOf(items, taxed);
    const shares = [
      ...paid.filter(({ kind }) => kind === 'COBROKE').map(({ cents }) => ({ dealNo: 'D', cents, gstCents: 0 })),
      ...gstParts.map(({ cents }) => ({ dealNo: 'D', cents: 0, gstCents: cents })),
    ];
    expect(sumOf(entryOfAgency(sums, shares))).toBe(0);
    expect(sumOf(entryOfReturn('COBROKERS', { personId: null, ...sums }))).toBe(0);
  });
  fc.assert(property);
});

it('the journal of a refund balances and takes as much from the credit as its return gives back', () => {
  const property = fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (netCents) => {
    const paid = entryOfRefund({ netCents });
    expect(sumOf(paid)).toBe(0);
    expect(paid).toContainEqual({ account: 2300, cents: netCents });
    expect(sumOf([...paid, ...entryOfReturn('REFUNDS', { personId: null, netCents })].filter(is2300))).toBe(0);
  });
  fc.assert(property);
});

const is2300 = ({ account }: EntryLine) => account === 2300;

const someCents = fc.integer({ min: 1, max: 100_000_000 });

it('a debt that is given up is a loss of as much, and who owed it owes only what is left and was not earned since', () => {
  const without = { advances: [], recoverRate: 0, gstRate: 90_000, earnedGstRate: 0 };
  const claimed = { claimsGst: true };
  const owner = fc.constantFrom('p', null);
  const property = fc.property(owner, someCents, someCents, someCents, (personId, debtCents, lostCents, nextCents) => {
    const cents = Math.min(lostCents, debtCents);
    const writeOff = entryOfWriteOff({ personId, cents, gstCents: 0 }, claimed);
    expectEntry(writeOff);
    expect(leftBy(writeOff)).toEqual({ 5000: cents, [personId ? '2100 p' : '2200']: -cents });

    const kind = personId ? ('OWN' as const) : ('COBROKE' as const);
    const earnings = [-debtCents, nextCents].map((each) => ({ kind, personId, cents: each }));
    const items = [...earnings, { kind: 'WRITE_OFF' as const, cents }];
    const toAgency = agencyPayeeOf(items, []).sums;
    const payment = personId
      ? entryOfPayment({ ...payeeOf(items, without).sums, personId }, claimed)
      : entryOfAgency(toAgency, [{ dealNo: 'D', cents: toAgency.ownCents, gstCents: 0 }]);
    const isTheirs = ({ account }: EntryLine) => account === 2100 || account === 2200;
    const theirs = [...entryLinesOf('D', earnings), ...writeOff, ...payment].filter(isTheirs);
    expect(sumOf(theirs)).toBe(Math.max(0, debtCents - cents - nextCents));
  });
  fc.assert(property);
});

describe('the journal of a payment that the bank returned, and that is paid again', () => {
  it('leaves what the first payment of a salesperson would have', () => {
    const items = fc.array(anItem, { maxLength: 12 });
    const property = fc.property(items, deductions, fc.boolean(), (items, taken, claimsGst) => {
      const paid = { ...payeeOf(items, taken).sums, personId: 'p' };
      const again = payeeOf([{ kind: 'RETURNED' as const, cents: paid.netCents }], taken).sums;
      const payment = entryOfPayment(paid, { claimsGst });
      const repaid = entryOfPayment({ ...again, personId: 'p' }, { claimsGst });
      expect(leftBy(payment, entryOfReturn('SALESPEOPLE', paid), repaid)).toEqual(leftBy(payment));
    });
    fc.assert(property);
  });

  it('leaves what the first payment of an agency would have', () => {
    const property = fc.property(someCents, (cents) => {
      const { sums } = agencyPayeeOf([{ kind: 'COBROKE' as const, cents }], []);
      const again = agencyPayeeOf([{ kind: 'RETURNED' as const, cents: sums.netCents }], []).sums;
      const payment = entryOfAgency(sums, [{ dealNo: 'D', cents, gstCents: 0 }]);
      const back = entryOfReturn('COBROKERS', { personId: null, ...sums });
      expect(leftBy(payment, back, entryOfAgency(again, []))).toEqual(leftBy(payment));
    });
    fc.assert(property);
  });
});

it('the GST of a co-broker’s tax invoice is paid with their share, and netted when it was credited, whatever part was paid', () => {
  const part = fc.integer({ min: 1, max: 1_000 });
  const parts = fc.array(part, { maxLength: 5 });
  const share = fc.integer({ min: 100, max: 100_000_000 });
  const property = fc.property(share, fc.boolean(), parts, fc.nat(10), (netCents, isClaimed, some, creditedAt) => {
    const taxed = { gstCents: percentOf(netCents, 90_000), isClaimed };
    const invoice = { ...taxed, invoiceId: 'i', shareId: 's', netCents, takenCents: 0, paidCents: 0 };
    const posted = [entryOfTaxInvoice('D', taxed)];
    let [toEarn, waiting, owedToUs] = [netCents, 0, 0];
    for (const [index, each] of [...some, 1_000].entries()) {
      if (index === creditedAt) {
        posted.push(entryOfCreditNote('D', taxed));
        invoice.gstCents = 0;
        // What is still earned of the share gives the GST back, as far as it reaches.
        owedToUs = Math.max(0, invoice.paidCents - toEarn);
      }
      const cents = Math.ceil((toEarn * each) / 1_000);
      posted.push(entryLinesOf('D', [{ kind: 'COBROKE', personId: null, cents }]));
      toEarn -= cents;
      waiting += cents;
      const item = { kind: 'COBROKE' as const, cents: waiting, cobroke: { shareId: 's' } };
      const { paid, sums, gstParts } = agencyPayeeOf([item], [invoice]);
      if (paid.length === 0) continue;
      const payment = entryOfAgency(sums, [{ dealNo: 'D', cents: sums.ownCents, gstCents: sumOf(gstParts) }]);
      expectEntry(payment);
      posted.push(payment);
      invoice.takenCents += waiting;
      invoice.paidCents += sumOf(gstParts);
      waiting = 0;
    }
    expect(leftBy(...posted)).toEqual(
      leftBy([
        { account: isClaimed ? 1200 : 5200, deal: 'D', cents: invoice.gstCents },
        { account: 2200, deal: 'D', cents: owedToUs },
        { account: 1000, cents: -netCents - invoice.gstCents - owedToUs },
      ]),
    );
  });
  fc.assert(property);
});

it('the GST of a debt is claimed no more once, whether the debt is given up or taken from a payout', () => {
  const none = { advances: [], recoverRate: 0, gstRate: 90_000, earnedGstRate: 0 };
  const property = fc.property(someCents, fc.nat(9_000_000), someCents, (cents, gstCents, part) => {
    const taken = { kind: 'OWN' as const, personId: 'p', cents: -cents, paidBefore: { cents, gstCents } };
    const owed = { cents: cents + gstCents, gstCents };
    const lost = Math.min(part, owed.cents);
    const givenUp = { cents: lost, gstCents: gstGivenUp(lost, owed) };
    // It pays at least the rest of the debt.
    const next = { kind: 'OWN' as const, personId: 'p', cents: owed.cents - lost + 1 };
    const writtenOff = { kind: 'WRITE_OFF' as const, cents: lost, givenUpGstCents: givenUp.gstCents };
    const { sums } = payeeOf([taken, next, writtenOff], none);
    expect(sums).toMatchObject({ netCents: 1, writtenOffCents: lost, gstCents: -gstCents || 0 });
    const writeOff = entryOfWriteOff({ personId: 'p', ...givenUp }, { claimsGst: true });
    expectEntry(writeOff);
    const payment = entryOfPayment({ ...sums, personId: 'p' }, { claimsGst: true });
    const all = [...entryLinesOf('D', [taken, next]), ...writeOff, ...payment];
    const leftOn = (no: number) => sumOf(all.filter(({ account }) => account === no));
    expect([leftOn(1200), leftOn(2100)]).toEqual([-gstCents || 0, 0]);
  });
  fc.assert(property);
});
