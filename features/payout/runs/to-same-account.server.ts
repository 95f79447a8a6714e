import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Payee } from './propose-lines.server.ts';
import type { ReturnedBefore } from './runs.calls.ts';

/** Payments to be paid again to the very account from which the bank returned them. */
const fromSame = (again: string) => `
  SELECT back.id AS "lineId", coalesce(p.name, a.name) AS name, back.returned_on AS "returnedOn",
         back.return_reason AS reason
  FROM (${again}) again
  JOIN payout_line back
    ON back.id = again.source AND back.bank = again.bank AND back.account_masked = again.account_masked
  LEFT JOIN person_public p ON p.id = back.person_id
  LEFT JOIN register_agency_public a ON a.licence_no = back.licence_no
  ORDER BY name, back.id`;

const ofRun = fromSame(`
  SELECT t.source, l.bank, l.account_masked
  FROM payout_line l JOIN payout_item t ON t.line_id = l.id AND t.kind = 'RETURNED'
  WHERE l.run_id = $1 AND l.returned_cents > 0`);

const ofPayees = fromSame(
  'SELECT * FROM unnest(:sources::uuid[], :banks::text[], :accounts::text[]) AS t (source, bank, account_masked)',
);

type At = Pick<Reading, 'db'>;

/** Payments of a run to accounts that the bank returned them from before. */
export const toSameAccountIn = ({ db }: At, runId: string): Promise<ReturnedBefore[]> => ask(db, ofRun, [runId]);

/** The same of a run that is not drawn up yet. */
export const toSameAccountOf = ({ db }: At, payees: Payee[]): Promise<ReturnedBefore[]> => {
  const again = payees.flatMap(({ account, items }) =>
    items.filter(({ kind }) => kind === 'RETURNED').map(({ source }) => ({ source, ...account })),
  );
  return ask(db, ofPayees, {
    sources: again.map(({ source }) => source),
    banks: again.map(({ bank }) => bank),
    accounts: again.map(({ accountMasked }) => accountMasked),
  });
};
