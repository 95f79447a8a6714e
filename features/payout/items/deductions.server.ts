import { ownRateOn } from '#features/firm/rules/gst.ts';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { advanceTerms, selfBilling } from '../room.settings.ts';
import type { Candidate } from './candidate.server.ts';
import type { Deductions, OwedAdvance } from './payee.rules.ts';

const owed = `
  SELECT a.person_id AS "payeeId", a.id AS "advanceId", a.cents - r.cents AS "leftCents"
  FROM advance a
  JOIN payout_item t ON t.kind = 'ADVANCE' AND t.source = a.id
  JOIN payout_line l ON l.id = t.line_id AND l.arrived_on IS NOT NULL
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM advance_recovery WHERE advance_id = a.id
  ) r
  WHERE a.cents > r.cents
  ORDER BY l.arrived_on, a.prepared_at, a.id`;

/**
 * What is deducted of payouts besides charges, and the GST of registered salespeople on the pay day. Advances are taken back
 * once they have arrived. The agency makes tax invoices for others while it is registered itself.
 */
export const readDeductions = async (at: Reading<Actor | null>, payDay: Day) => {
  const settings = await readSettings(at.db, { terms: advanceTerms, isSelfBilling: selfBilling });
  const gst = await readGst(at.db);
  const { gstRate, isRegistered } = gstAt(gst, payDay);
  const rows = await ask<OwedAdvance & { payeeId: string }>(at.db, owed);
  const byPerson = Map.groupBy(rows, ({ payeeId }) => payeeId);
  return ({ payeeId, gstNumber, gstFrom } = nobody): Deductions & OwnGst => {
    const theirRate = ownRateOn({ gstNumber, gstFrom }, gst.rates, payDay);
    const isSelfBilled = theirRate > 0 && settings.isSelfBilling && isRegistered;
    return {
      advances: byPerson.get(payeeId) ?? [],
      recoverRate: settings.terms.recoverRate,
      gstRate,
      earnedGstRate: isSelfBilled ? theirRate : 0,
      theirRate,
      isSelfBilled,
    };
  };
};

const nobody: Pick<Candidate, 'payeeId' | 'gstNumber' | 'gstFrom'> = { payeeId: '', gstNumber: null, gstFrom: null };

/** The payee's own GST: the rate, 0 if they aren't registered, and whether the agency bills it for them. */
export type OwnGst = { theirRate: number; isSelfBilled: boolean };
