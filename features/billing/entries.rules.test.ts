import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryLinesOf } from '#features/commission/earning/entries.rules.ts';
import { anyDivision, type Divide, earningDeal } from '#features/commission/rig/earning-deal.rules.ts';
import { withGst } from '#features/firm/rules/gst.ts';
import { expectEntry, leftBy } from '#features/ledger/rules/rig/lines.ts';
import {
  type Amounts,
  entryOfAllocation,
  entryOfBankLine,
  entryOfClearance,
  entryOfCreditNote,
  entryOfInvoice,
  entryOfReceipt,
  entryOfReturn,
  entryOfTakenBack,
  entryOfUndoneWriteOff,
  entryOfWriteOff,
} from './entries.rules.ts';
import { partPayment } from './receipts/share-receipt.rules.ts';
import { partCredit } from './revisions/part-credit.rules.ts';

const deal = 'D-2026-0001';

const anyCents = fc.integer({ min: 1, max: 100_000_000_000 });
const gstRate = fc.constantFrom(0, 70_000, 80_000, 90_000);
/** An invoice by the rules, whose GST may be nothing. */
const anyInvoice = fc
  .tuple(anyCents, gstRate)
  .map(([netCents, rate]) => ({ netCents, gstCents: withGst(netCents, rate).gstCents, gstRate: rate }));
/** Parts of what is left each time, in thousandths. */
const anyParts = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 6 });
const partOf = (cents: number, part: number) => Math.ceil((cents * part) / 1_000);

describe('the journal of an invoice', () => {
  it('balances, and says what is receivable, the commission that is to come of it, and the GST that is owed', () => {
    const property = fc.property(anyInvoice, ({ netCents, gstCents }) => {
      const lines = entryOfInvoice(deal, { netCents, gstCents });
      expectEntry(lines);
      expect(leftBy(lines)).toEqual({
        [`1100 ${deal}`]: netCents + gstCents,
        [`4000 ${deal}`]: -netCents,
        ...(gstCents > 0 && { [`2000 ${deal}`]: -gstCents }),
      });
    });
    fc.assert(property);
  });

  it('is undone by credit notes over parts and over the rest; after each of them it is that of an invoice of what is left', () => {
    const property = fc.property(anyInvoice, anyParts, (invoice, parts) => {
      const posted = [entryOfInvoice(deal, invoice)];
      const rest = { ...invoice };
      for (const part of [...parts, 1_000]) {
        if (rest.netCents === 0) break;
        const credit = partCredit(rest, partOf(rest.netCents, part));
        const lines = entryOfCreditNote(deal, credit);
        expectEntry(lines);
        posted.push(lines);
        rest.netCents -= credit.netCents;
        rest.gstCents -= credit.gstCents;
        expect(leftBy(...posted)).toEqual(leftBy(entryOfInvoice(deal, rest)));
      }
      expect(leftBy(...posted)).toEqual({});
    });
    fc.assert(property);
  });
});

describe('the journal of money that came in', () => {
  it('is the same of a cheque that cleared as of a transfer', () => {
    const property = fc.property(anyCents, (cents) => {
      const cheque = entryOfReceipt({ cents, isCheque: true });
      const clearance = entryOfClearance(cents);
      const transfer = entryOfReceipt({ cents, isCheque: false });
      for (const lines of [cheque, clearance, transfer]) expectEntry(lines);
      expect(leftBy(cheque)).toEqual({ 1010: cents, 2300: -cents });
      expect(leftBy(transfer)).toEqual({ 1000: cents, 2300: -cents });
      expect(leftBy(cheque, clearance)).toEqual(leftBy(transfer));
    });
    fc.assert(property);
  });

  it('leaves nothing but the bank’s fee once the money went back, before it cleared or after', () => {
    const property = fc.property(
      anyCents,
      fc.nat(10_000),
      fc.boolean(),
      fc.boolean(),
      (cents, feeCents, isCheque, clears) => {
        const hasCleared = !isCheque || clears;
        const back = entryOfReturn({ cents, hasCleared, feeCents });
        expectEntry(back);
        const clearance = isCheque && clears ? entryOfClearance(cents) : [];
        expect(leftBy(entryOfReceipt({ cents, isCheque }), clearance, back)).toEqual(
          feeCents > 0 ? { 1000: -feeCents, 5100: feeCents } : {},
        );
      },
    );
    fc.assert(property);
  });

  it('is a cost or less of it where it is the bank’s own, and undone by the opposite amount', () => {
    const property = fc.property(anyCents, fc.boolean(), (amount, isInterest) => {
      const cents = isInterest ? amount : -amount;
      expectEntry(entryOfBankLine(cents));
      expect(leftBy(entryOfBankLine(cents))).toEqual({ 1000: cents, 5100: -cents });
      expect(leftBy(entryOfBankLine(cents), entryOfBankLine(-cents))).toEqual({});
    });
    fc.assert(property);
  });
});

/** Pays an invoice by parts of what is open of it, by the rules, and the lines of its deal earn. */
const payInParts = ({ netCents, gstCents }: Amounts, divide: Divide, parts: number[]) => {
  const earning = earningDeal(divide(netCents));
  let open = { net: netCents, gst: gstCents };
  const payments = parts.flatMap((part) => {
    const cents = partOf(open.net + open.gst, part);
    if (cents === 0) return [];
    const { net, gst } = partPayment(cents, open);
    open = { net: open.net - net, gst: open.gst - gst };
    const [amounts, earned] = [{ netCents: net, gstCents: gst }, net > 0 ? earning.earn(net) : []];
    return [{ amounts, earned, lines: entryOfAllocation(deal, amounts, entryLinesOf(deal, earned)) }];
  });
  return {
    of: earning,
    payments,
    posted: payments.map(({ lines }) => lines),
    open: { netCents: open.net, gstCents: open.gst },
  };
};

describe('the journal of a payment', () => {
  it('balances, and of an invoice that is paid whole only its GST and what each line of the deal has are left', {
    timeout: 60_000,
  }, () => {
    const property = fc.property(anyInvoice, anyDivision, anyParts, (invoice, divide, parts) => {
      const { posted } = payInParts(invoice, divide, [...parts, 1_000]);
      for (const lines of posted) expectEntry(lines);
      const { netCents, gstCents } = invoice;
      expect(leftBy(entryOfInvoice(deal, invoice), ...posted)).toEqual(
        leftBy(
          [{ account: 2300, cents: netCents + gstCents }],
          [{ account: 2000, deal, cents: -gstCents }],
          entryLinesOf(deal, divide(netCents).flat()),
        ),
      );
    });
    fc.assert(property);
  });

  it('is undone account by account and person by person when it is taken back, whichever of them is first', {
    timeout: 60_000,
  }, () => {
    const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    const property = fc.property(anyInvoice, anyDivision, anyParts, anyOrder, (invoice, divide, parts, order) => {
      const { of: earning, payments } = payInParts(invoice, divide, parts);
      for (const { amounts, earned, lines } of order.flatMap((place) => payments[place] ?? [])) {
        const back = entryOfTakenBack(deal, amounts, entryLinesOf(deal, earning.unearn(earned)));
        expectEntry(back);
        expect(leftBy(lines, back)).toEqual({});
      }
      expect(earning.leftCents()).toBe(invoice.netCents);
    });
    fc.assert(property);
  });
});

it('the journal of a write-off leaves nothing to receive and the GST as a loss, and is undone when money comes after all', {
  timeout: 60_000,
}, () => {
  const property = fc.property(anyInvoice, anyDivision, anyParts, (invoice, divide, parts) => {
    const { posted, open } = payInParts(invoice, divide, parts);
    if (open.netCents + open.gstCents === 0) return;
    const [writeOff, undone] = [entryOfWriteOff(deal, open), entryOfUndoneWriteOff(deal, open)];
    for (const lines of [writeOff, undone]) expectEntry(lines);
    const balances = leftBy(entryOfInvoice(deal, invoice), ...posted, writeOff);
    expect(balances).not.toHaveProperty(`1100 ${deal}`);
    expect(balances).not.toHaveProperty(`4000 ${deal}`);
    expect(balances[`5000 ${deal}`] ?? 0).toBe(open.gstCents);
    expect(balances[`2000 ${deal}`] ?? 0).toBe(0 - invoice.gstCents);
    expect(leftBy(writeOff, undone)).toEqual({});
  });
  fc.assert(property);
});
