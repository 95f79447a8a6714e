import { and, eq } from 'drizzle-orm';
import { approvals } from '#features/notifications/index.server.ts';
import { byTwo } from '#features/people/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { calculators } from '../room.calls.ts';
import { dutyRule, loanRule } from '../tables.server.ts';
import { type DutyKind, isDuty, type LoanKind, rateKinds } from './rates.words.ts';
import { termLines } from './term-lines.rules.ts';
import type { Terms } from './terms.rules.ts';

type Version = Input<typeof calculators.addVersion>['body'];

/** Salespeople show these figures to customers: a version is prepared by one person and added by another. */
export const rateChanges = byTwo<Version>({
  kind: 'RATE',
  page: '/agency-desk/rates',
  notice: 'New rates wait for approval',
  approvals,
  audit: { aggregate: 'rate', asked: 'rate.asked', approved: 'rate.added', declined: 'rate.declined' },
  make: async (at, { input, preparedBy }) => {
    await requireFreeDay(at, input);
    const { kind, fromDay, terms, source, readAt = '', note, noteUntil } = input;
    const row = { fromDay, source, readAt, note, noteUntil, addedBy: preparedBy };
    if (isDuty(kind)) await at.db.insert(dutyRule).values({ ...row, kind, terms: terms as Terms[DutyKind] });
    else await at.db.insert(loanRule).values({ ...row, kind, terms: terms as Terms[LoanKind] });
  },
});

const requireFreeDay = async (at: Writing, { kind, fromDay }: Version) => {
  const count = isDuty(kind)
    ? await at.db.$count(dutyRule, and(eq(dutyRule.kind, kind), eq(dutyRule.fromDay, fromDay)))
    : await at.db.$count(loanRule, and(eq(loanRule.kind, kind), eq(loanRule.fromDay, fromDay)));
  if (count > 0)
    throw new Refusal('rate.conflict', `There are rates from ${formatDay(fromDay)} already. Choose another day.`, {
      field: 'fromDay',
    });
};

export const addVersion = async (at: Writing, { body }: Input<typeof calculators.addVersion>): Promise<undefined> => {
  await requireFreeDay(at, body);
  const title = `${rateKinds[body.kind]} from ${formatDay(body.fromDay)}`;
  const isPast = body.fromDay < today(at.clock);
  const lines = [
    ...(isPast ? ['From a past day: results of days since then change.'] : []),
    ...termLines(body),
    `Source: ${body.source}`,
    ...(body.readAt ? [`Read at: ${body.readAt}`] : []),
    ...(body.note ? [`Note${body.noteUntil ? ` until ${formatDay(body.noteUntil)}` : ''}: ${body.note}`] : []),
  ];
  await rateChanges.ask(at, { subject: body.kind, title, lines, input: body, once: true });
  return undefined;
};
