import type * as z from 'zod';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { billedOf, withGst } from '../../billing.ts';
import type { Bill, Billing } from '../../records.ts';
import { billTargets } from '../../words.ts';
import { type EsubmissionRecord, loadEsubmission } from '../load.ts';
import { mayReadParties } from '../policy.ts';
import { taxIn } from './gst-rates.ts';
import { readBills } from './recompute-billing.ts';

type Answer = z.output<typeof Billing>;
type Line = z.output<typeof Bill>;

export const readBilling = async (at: Reading, id: string): Promise<Answer> =>
  billingOf(at, await loadEsubmission(at, id));

/** The bills of a submission that was loaded through its scope, with GST at the rate of its tax point today; `chargedCents` as it was when they were saved. */
export const billingOf = async (at: Reading, row: EsubmissionRecord): Promise<Answer & { chargedCents: Cents }> => {
  const { rows: stored, gst } = await readBills(at.db, row.id);
  const tax = taxIn(gst, row, today(at.clock));
  const lines = stored.map(
    ({ esubmissionId, position, gstRate: _rate, gstCents: _cents, ...shown }): Line => ({
      ...shown,
      ...withGst(shown.amountCents, tax.gstRate),
    }),
  );
  const amounts = lines.map(({ amountCents }) => amountCents);
  const rows = mayReadParties(at.actor, row) ? lines : lines.map(withoutAddressee);
  const chargedCents = stored.reduce((sum, { gstCents }) => sum + gstCents, 0);
  return { rows, ...billedOf(row.commissionCents, amounts), ...tax, version: row.version, chargedCents };
};

/** Who may not read the parties (an internal co-broker) sees what is billed, not to whom (decision 3). */
const withoutAddressee = (line: Line): Line => ({
  ...line,
  invoiceToText: billTargets[line.billFor],
  address: '',
  email: '',
  servingPartyUUIDs: [],
});
