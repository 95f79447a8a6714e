import { Status } from '#features/esubmission/words/status.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type HeldFacts, heldBecause } from '../rules/held.ts';
import type { EarningKind } from '../words.ts';

/** An earning that no run has paid, with what decides whether one may. */
export type Candidate = HeldFacts & {
  earningId: string;
  personId: string;
  name: string;
  dealId: string;
  dealNo: string;
  caseNo: string;
  kind: EarningKind;
  cents: Cents;
  bank: string | null;
  accountMasked: string | null;
};

const columns = `
  SELECT e.id AS "earningId", e.person_id AS "personId", p.name, d.id AS "dealId", d.deal_no AS "dealNo",
         d.case_no AS "caseNo", l.kind, e.cents, e.day AS "clearedOn", d.state AS "dealState",
         s.status IN (${Status.approved}, ${Status.completed}) AS "isApproved", d.completed_on AS "completedOn", papers.payout AS "missingPapers",
         papers.due_diligence AS "openDueDiligence", b.changed_at AS "accountSince",
         p.email_changed_by_another_at AS "emailChangedByAnotherAt", e.reverses IS NOT NULL AS "isOwed",
         EXISTS (SELECT FROM earning back WHERE back.reverses = e.id) AS "wentBack", b.bank, b.number_masked AS "accountMasked"
  FROM earning e
  JOIN split_line l ON l.id = e.line_id
  JOIN split ON split.id = l.split_id
  JOIN deal d ON d.id = split.deal_id
  JOIN esubmission s ON s.id = d.esubmission_id
  JOIN person p ON p.id = e.person_id
  LEFT JOIN esubmission_papers papers ON papers.esubmission_id = s.id
  LEFT JOIN bank_account b ON b.person_id = e.person_id`;

// What went back before it was paid is paid to nobody, and nobody owes it.
const free = `${columns}
  WHERE e.person_id IS NOT NULL AND e.taken_by IS NULL AND e.day <= $1
    AND NOT EXISTS (SELECT FROM earning back WHERE back.reverses = e.id AND back.day <= $1)
    AND (e.reverses IS NULL OR EXISTS (SELECT FROM earning paid WHERE paid.id = e.reverses AND paid.taken_by IS NOT NULL))
  ORDER BY p.name, p.id, e.day, e.id`;
const ofRun = `${columns} JOIN payout_line pl ON pl.id = e.taken_by WHERE pl.run_id = $1 ORDER BY p.name, p.id, e.day, e.id`;

/** Every earning until today that no run has taken, and what the paid owe. */
export const freeEarnings = (at: Reading<Actor | null>): Promise<Candidate[]> => ask(at.db, free, [today(at.clock)]);

/** The earnings that a run has taken. */
export const earningsOfRun = (at: Reading<Actor | null>, runId: string): Promise<Candidate[]> =>
  ask(at.db, ofRun, [runId]);

export type Payee = {
  personId: string;
  name: string;
  ownCents: Cents;
  overridingCents: Cents;
  netCents: Cents;
  bank: string;
  accountMasked: string;
  accountSince: string;
  items: Candidate[];
};
export type HeldItem = Pick<Candidate, 'name' | 'dealNo' | 'kind' | 'cents'> & { why: string };

/**
 * What a run with this cut-off pays, and what it holds. Somebody whose earnings sum to nothing or less is not paid: what they
 * owe is carried to the next run.
 */
export const sortOut = (found: Candidate[], at: { cutOff: Day; now: string }) => {
  const held: HeldItem[] = [];
  const byPerson = new Map<string, Candidate[]>();
  for (const candidate of found) {
    const why = heldBecause(candidate, at);
    if (why) held.push({ ...pick(candidate), why });
    else byPerson.set(candidate.personId, [...(byPerson.get(candidate.personId) ?? []), candidate]);
  }
  const payees = [...byPerson.values()].map(payeeOf);
  for (const { items } of payees.filter(({ netCents }) => netCents <= 0))
    held.push(...items.map((item) => ({ ...pick(item), why: 'Owed to the agency: carried to the next run' })));
  return { payees: payees.filter(({ netCents }) => netCents > 0), held };
};

const pick = ({ name, dealNo, kind, cents }: Candidate) => ({ name, dealNo, kind, cents });

const payeeOf = (items: Candidate[]): Payee => {
  const [first] = items;
  if (!first?.bank || !first.accountMasked || !first.accountSince) throw new Error('A payee without a bank account.');
  const sum = (kind: EarningKind) => items.reduce((total, item) => total + (item.kind === kind ? item.cents : 0), 0);
  const [ownCents, overridingCents] = [sum('OWN'), sum('OVERRIDE')];
  const { personId, name, bank, accountMasked, accountSince } = first;
  const cents = { ownCents, overridingCents, netCents: ownCents + overridingCents };
  return { personId, name, ...cents, bank, accountMasked, accountSince, items };
};
