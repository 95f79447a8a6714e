import type * as z from 'zod';
import { withGst } from '#features/firm/rules/gst.ts';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import { billTargets } from '../roles.words.ts';
import type { Bill, Billing } from './billing.calls.ts';
import { billedOf } from './billing.rules.ts';
import { readBills } from './recompute.server.ts';
import { taxIn } from './tax.server.ts';

type Answer = z.output<typeof Billing>;
type Line = z.output<typeof Bill>;

export const readBilling = async (at: Reading, id: string): Promise<Answer> =>
  billingOf(at, await loadEsubmission(at, id));

/**
 * The bills of a submission that was loaded through its scope. GST is computed anew at the rate of the tax point;
 * `chargedCents` is the GST that was stored when they were saved.
 */
export const billingOf = async (at: Reading, row: EsubmissionRecord): Promise<Answer & { chargedCents: Cents }> => {
  const { rows: stored, gst } = await readBills(at.db, row.id);
  const tax = taxIn(gst, row, today(at.clock));
  const lines = stored.map(
    ({ esubmissionId, position, gstRate: _rate, gstCents: _cents, ...bill }): Line => ({
      ...bill,
      ...withGst(bill.amountCents, tax.gstRate),
    }),
  );
  const amounts = lines.map(({ amountCents }) => amountCents);
  const rows = mayReadParties(at.actor, row) ? lines : lines.map(withoutAddressee);
  const chargedCents = stored.reduce((sum, { gstCents }) => sum + gstCents, 0);
  return { rows, ...billedOf(row.commissionCents, amounts), ...tax, version: row.version, chargedCents };
};

/** Anyone who may not read the parties (an internal co-broker) sees what is billed, not the addressee. */
const withoutAddressee = (line: Line): Line => ({
  ...line,
  invoiceToText: billTargets[line.billFor],
  address: '',
  email: '',
  postalCode: '',
  uen: '',
  gstNumber: '',
  servingPartyUUIDs: [],
});
