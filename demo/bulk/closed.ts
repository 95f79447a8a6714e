/** Those of the measured salesperson stay as they are, so that they are the same at every size. */
const picked = (table: string, condition: string) => `
  CREATE TEMP TABLE ${table} AS
  SELECT id, esubmission_id FROM deal WHERE owner_id <> pg_temp.uid('person', 0) AND ${condition}`;

const history = (table: string, from: number, to: number, reason: string) => `
  INSERT INTO esubmission_history (esubmission_id, at, actor_id, from_status, to_status, reason)
  SELECT esubmission_id, now() - interval '1 day', pg_temp.uid('staff', 0), ${from}, ${to}, '${reason}' FROM ${table}`;

/** Of the deals that wait for their invoice some are cancelled, and the cases of some with an invoice or without are put on hold. */
export const closedDeals = [
  picked('cancelled', `standing = 'UNBILLED' AND pg_temp.one_in(20, id, 1)`),
  `UPDATE deal SET state = 'CANCELLED', standing = 'CANCELLED', closed_at = now() - interval '1 day', unbilled_bills = 0, unbilled_cents = 0
   FROM cancelled WHERE cancelled.id = deal.id`,
  'UPDATE esubmission e SET status = 4 FROM cancelled c WHERE c.esubmission_id = e.id',
  'DELETE FROM deal_share_team t USING cancelled c WHERE c.id = t.deal_id',
  history('cancelled', 7, 4, 'The parties did not go on with it.'),
  picked('held', `standing IN ('UNBILLED', 'BILLED') AND pg_temp.one_in(20, id, 2)`),
  'UPDATE esubmission e SET status = 8, held_from = 7 FROM held h WHERE h.esubmission_id = e.id',
  history('held', 7, 8, ''),
];
