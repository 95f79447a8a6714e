import { Status } from '#features/esubmission/words/status.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { HeldFacts } from '../rules/held.ts';
import type { ItemKind } from '../words.ts';

/** Something that a run may pay: an earning, or a payment that the bank returned. With what decides whether it may. */
export type Candidate = HeldFacts & {
  /** The earning, or the line that was returned. */
  source: string;
  kind: ItemKind;
  personId: string;
  name: string;
  dealId: string | null;
  /** The deal's number, or the voucher of the returned payment. */
  of: string;
  caseNo: string;
  cents: Cents;
  bank: string | null;
  accountMasked: string | null;
};

const isPayable = (status: string) => `${status} IN (${Status.approved}, ${Status.completed})`;

const payee = `
  p.id AS "personId", p.name, b.changed_at AS "accountSince", b.bank, b.number_masked AS "accountMasked",
  p.email_changed_by_another_at AS "emailChangedByAnotherAt"`;

const holdReason = (held: string) => `
  (SELECT h.reason FROM payout_hold h WHERE h.released_at IS NULL AND (${held}) ORDER BY h.held_at LIMIT 1) AS "holdReason"`;

const earnings = `
  SELECT e.id AS source, l.kind, d.id AS "dealId", d.deal_no AS "of", d.case_no AS "caseNo", e.cents, e.day AS "clearedOn",
         d.state AS "dealState", ${isPayable('s.status')} AS "isApproved", d.completed_on AS "completedOn",
         papers.payout AS "missingPapers", papers.due_diligence AS "openDueDiligence", ${payee},
         ${holdReason("(h.kind, h.source) IN (('ITEM', e.id), ('DEAL', d.id), ('PERSON', p.id))")}
  FROM earning e
  JOIN split_line l ON l.id = e.line_id
  JOIN split ON split.id = l.split_id
  JOIN deal d ON d.id = split.deal_id
  JOIN esubmission s ON s.id = d.esubmission_id
  JOIN person p ON p.id = e.person_id
  LEFT JOIN esubmission_papers papers ON papers.esubmission_id = s.id
  LEFT JOIN bank_account b ON b.person_id = e.person_id`;

/** Every line with the lines that it pays again, and those that these paid again. `start` are the lines to begin with. */
export const withReturned = (start: string): string => `
  WITH RECURSIVE chain AS (
    SELECT l.id AS first, l.id AS line FROM payout_line l ${start}
    UNION
    SELECT chain.first, i.source FROM chain JOIN payout_item i ON i.line_id = chain.line AND i.kind = 'RETURNED'
  )`;

/** The deals that the lines of a chain paid. */
export const dealsOfChain = `
  chain JOIN payout_item i ON i.line_id = chain.line AND i.kind = 'EARNING' JOIN earning e ON e.id = i.source
  JOIN split_line ON split_line.id = e.line_id JOIN split ON split.id = split_line.split_id
  JOIN deal d ON d.id = split.deal_id`;

/** A returned payment passed the gates of its deals when it was paid: only a hold stops it now. */
const returned = (where: string) => `
  ${withReturned(where)}
  SELECT l.id AS source, 'RETURNED' AS kind, NULL::uuid AS "dealId", l.voucher AS "of", '' AS "caseNo", l.net_cents AS cents,
         l.returned_on AS "clearedOn", 'OPEN' AS "dealState",
         NOT EXISTS (
           SELECT FROM ${dealsOfChain} JOIN esubmission s ON s.id = d.esubmission_id
           WHERE chain.first = l.id AND NOT ${isPayable('s.status')}
         ) AS "isApproved",
         l.returned_on AS "completedOn", 0 AS "missingPapers", 0 AS "openDueDiligence", ${payee},
         ${holdReason(`(h.kind, h.source) IN (('ITEM', l.id), ('PERSON', p.id)) OR h.kind = 'DEAL'
           AND h.source IN (SELECT d.id FROM ${dealsOfChain} WHERE chain.first = l.id)`)}
  FROM payout_line l
  JOIN person p ON p.id = l.person_id
  LEFT JOIN bank_account b ON b.person_id = l.person_id ${where}`;

const isFree = `
  WHERE l.returned_on IS NOT NULL
    AND NOT EXISTS (SELECT FROM payout_item taken WHERE taken.kind = 'RETURNED' AND taken.source = l.id)`;
const isOfRun = `
  WHERE l.id IN (SELECT taken.source FROM payout_item taken JOIN payout_line pl ON pl.id = taken.line_id
                 WHERE taken.kind = 'RETURNED' AND pl.run_id = $1)`;
const isOfLine = `
  WHERE l.id IN (SELECT taken.source FROM payout_item taken WHERE taken.kind = 'RETURNED' AND taken.line_id = $1)`;

/** Whatever no run has taken. */
export const freeCandidates = async (at: Reading<Actor | null>): Promise<Candidate[]> =>
  inOrder([
    ...(await ask<Candidate>(at.db, `${earnings} WHERE e.person_id IS NOT NULL AND e.taken_by IS NULL`)),
    ...(await ask<Candidate>(at.db, returned(isFree))),
  ]);

/** What a run has taken, as it stands now. */
export const candidatesOfRun = async (at: Reading<Actor | null>, runId: string): Promise<Candidate[]> =>
  inOrder([
    ...(await ask<Candidate>(at.db, `${earnings} JOIN payout_line pl ON pl.id = e.taken_by WHERE pl.run_id = $1`, [
      runId,
    ])),
    ...(await ask<Candidate>(at.db, returned(isOfRun), [runId])),
  ]);

/** What one line has taken. */
export const candidatesOfLine = async (at: Reading, lineId: string): Promise<Candidate[]> =>
  inOrder([
    ...(await ask<Candidate>(at.db, `${earnings} WHERE e.taken_by = $1`, [lineId])),
    ...(await ask<Candidate>(at.db, returned(isOfLine), [lineId])),
  ]);

const inOrder = (found: Candidate[]): Candidate[] => {
  const keyOf = ({ name, personId, clearedOn, source }: Candidate) => `${name}\0${personId}\0${clearedOn}\0${source}`;
  const keys = new Map(found.map((each) => [each, keyOf(each)]));
  return found.toSorted((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
};
