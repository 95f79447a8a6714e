import { readSetting } from '#features/settings/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { balanceOf } from '../debts/balance.rules.ts';
import { gstRow } from '../gst/gst-row.server.ts';
import { heldBecause } from '../held/held.rules.ts';
import type { Candidate } from '../items/candidate.server.ts';
import { candidatesOfLine, freeCandidatesOf } from '../items/candidates.server.ts';
import { readDeductions } from '../items/deductions.server.ts';
import { type ItemKind, isOwed } from '../payout.words.ts';
import { payoutDays } from '../room.settings.ts';
import { payDayOf } from '../runs/run-days.rules.ts';

/** Something that is to be paid to a person or taken of a payout. `why` says what holds it; null while nothing does. */
export type NextItem = {
  source: string;
  kind: ItemKind;
  dealId: string | null;
  /** The deal's number, what a charge is for, or the voucher of the returned payment. */
  of: string;
  cents: Cents;
  clearedOn: Day;
  why: string | null;
  /** Whether finance itself holds it: its reason is finance's own. */
  isHeldByFinance: boolean;
  /** The run that has taken it, which is not paid yet. */
  payDay: Day | null;
};

const openLines = `
  SELECT l.id, r.pay_day AS "payDay" FROM payout_line l JOIN payout_run r ON r.id = l.run_id
  WHERE l.person_id = $1 AND l.paid_on IS NULL AND r.state IN ('DRAFT', 'APPROVED', 'SENT')`;

type State = Pick<NextItem, 'why' | 'isHeldByFinance' | 'payDay'>;

/** What a person was not paid yet: what an open run pays, what the next one would, and what is held with the reason. */
export const upcomingPayout = async (at: Reading, personId: string): Promise<NextItem[]> => {
  const cutOff = today(at.clock);
  const deductionsOf = await readDeductions(at, cutOff);
  /** What is paid with each other, and the GST that goes back with it. */
  const paid = (items: Candidate[], payDay: Day | null): NextItem[] => {
    const settled = items.filter(isOwed);
    const { gstCents } = balanceOf(settled, deductionsOf(items[0]).earnedGstRate);
    const state = { why: null, isHeldByFinance: false, payDay };
    return [...items, ...gstRow(settled, gstCents)].map((each) => nextItem(each, state));
  };
  const next: NextItem[] = [];
  for (const { id, payDay } of await ask<{ id: string; payDay: Day }>(at.db, openLines, [personId]))
    next.push(...paid(await candidatesOfLine(at, 'SALESPEOPLE', id), payDay));
  const now = at.clock.now().toString();
  const ready: Candidate[] = [];
  for (const each of await freeCandidatesOf(at, 'SALESPEOPLE', personId, cutOff)) {
    const why = heldBecause(each, { cutOff, now });
    const isHeldByFinance = why?.startsWith('Held by finance') ?? false;
    if (why)
      next.push(nextItem(each, { why: isHeldByFinance ? 'Held by finance' : why, isHeldByFinance, payDay: null }));
    else ready.push(each);
  }
  return [...next, ...paid(ready, null)];
};

/** The day of a person's next payout: that of the open run, or when what is ready will be paid. */
export const nextPayDay = async (at: Reading, items: NextItem[]): Promise<Day> => {
  const taken = items.flatMap(({ payDay }) => payDay ?? []).toSorted();
  if (taken[0]) return taken[0];
  const cleared = items.flatMap(({ why, cents, clearedOn }) => (why === null && cents > 0 ? clearedOn : [])).toSorted();
  const now = at.clock.now().toString();
  const [days, drawnUp] = await Promise.all([
    readSetting(at.db, payoutDays),
    ask<{ payDay: Day }>(
      at.db,
      `SELECT pay_day AS "payDay" FROM payout_run WHERE kind = 'SALESPEOPLE' AND state <> 'WITHDRAWN' AND pay_day >= $1`,
      [today(at.clock)],
    ),
  ]);
  const isDrawnUp = (day: Day) => drawnUp.some(({ payDay }) => payDay === day);
  return payDayOf(cleared[0] ?? today(at.clock), now, days, isDrawnUp);
};

const nextItem = (
  { source, kind, dealId, of, cents, clearedOn }: Omit<NextItem, keyof State>,
  state: State,
): NextItem => ({
  source,
  kind,
  dealId,
  of,
  cents,
  clearedOn,
  ...state,
});
