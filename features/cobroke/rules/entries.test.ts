import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectEntry, leftBy } from '#features/ledger/rules/rig/lines.ts';
import { entryOfCreditNote, entryOfTaxInvoice } from './entries.ts';

it('the journal of a co-broker’s tax invoice owes its GST, claimed or lost to us, and their credit note undoes it', () => {
  const deal = 'D-2026-0001';
  const property = fc.property(fc.integer({ min: 1, max: 9_000_000_000 }), fc.boolean(), (gstCents, isClaimed) => {
    const entered = entryOfTaxInvoice(deal, { gstCents, isClaimed });
    const credited = entryOfCreditNote(deal, { gstCents, isClaimed });
    for (const lines of [entered, credited]) expectEntry(lines);
    expect(leftBy(entered)).toEqual({
      [`${isClaimed ? 1200 : 5200} ${deal}`]: gstCents,
      [`2200 ${deal}`]: -gstCents,
    });
    expect(leftBy(entered, credited)).toEqual({});
  });
  fc.assert(property);
});
