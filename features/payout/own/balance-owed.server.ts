import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readOwed } from '../debts/balances.server.ts';
import { advanceRows } from '../deductions/advance-rows.server.ts';
import { isFree } from '../items/candidate.server.ts';
import type { ChargeKind } from '../payout.words.ts';

export type OwedToAgency = {
  feesDueCents: Cents;
  withheldDueCents: Cents;
  advanceLeftCents: Cents;
  writtenOffCents: Cents;
  /** The GST in what they owe. */
  gstBackCents: Cents;
};

const due = (kind: ChargeKind) => `
    (SELECT coalesce(sum(c.cents), 0)::bigint FROM charge c
     WHERE c.person_id = $1 AND c.kind = '${kind}' AND c.waived_at IS NULL AND c.due_on <= $2 AND (${isFree('CHARGE', 'c.id')}
       OR EXISTS (SELECT FROM payout_item t JOIN payout_line l ON l.id = t.line_id
         WHERE t.kind = 'CHARGE' AND t.source = c.id AND l.paid_on IS NULL)))`;

/**
 * Fees that are due and not collected, and what is to be withheld; what a line has counts until it is paid. Advances that
 * were paid and are not recovered. Debts that were given up, until a payout has settled them.
 */
const owed = `
  SELECT
    ${due('FEE')} AS "feesDueCents",
    ${due('WITHHELD')} AS "withheldDueCents",
    (SELECT coalesce(sum("leftCents"), 0)::bigint FROM (${advanceRows}) found WHERE "personId" = $1) AS "advanceLeftCents",
    (SELECT coalesce(sum(w.cents), 0)::bigint FROM write_off w
     LEFT JOIN payout_item t ON t.kind = 'WRITE_OFF' AND t.source = w.id LEFT JOIN payout_line l ON l.id = t.line_id
     WHERE w.person_id = $1 AND w.approved_at IS NOT NULL AND l.paid_on IS NULL) AS "writtenOffCents"`;

/** What a person owes besides earnings that were taken back, and what of those was given up. */
export const balanceOwed = async (at: Reading, personId: string, today: string): Promise<OwedToAgency> => {
  const [[row], debts] = await Promise.all([
    ask<Omit<OwedToAgency, 'gstBackCents'>>(at.db, owed, [personId, today]),
    readOwed(at, personId),
  ]);
  const { feesDueCents = 0, withheldDueCents = 0, advanceLeftCents = 0, writtenOffCents = 0 } = row ?? {};
  const gstBackCents = debts.get(personId)?.gstCents ?? 0;
  return { feesDueCents, withheldDueCents, advanceLeftCents, writtenOffCents, gstBackCents };
};
