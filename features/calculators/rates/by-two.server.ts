import { and, eq } from 'drizzle-orm';
import type { Waiting } from '#features/ledger/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import {
  prepareChange,
  readChanges,
  takeApproved,
  takeChange,
  waitingChangePublic,
} from '#features/people/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { calculators } from '../room.calls.ts';
import { dutyRule, loanRule } from '../tables.server.ts';
import { type DutyKind, isDuty, type LoanKind, rateKinds } from './rates.words.ts';
import { termLines } from './term-lines.rules.ts';
import type { Terms } from './terms.rules.ts';

/** Salespeople show these figures to customers: a version is prepared by one person and added by another. */

type Version = Input<typeof calculators.addVersion>['body'];

const kind = 'RATE';
const page = '/agency-desk/rates';

const requireFreeDay = async (at: Writing, { kind: of, fromDay }: Version) => {
  const count = isDuty(of)
    ? await at.db.$count(dutyRule, and(eq(dutyRule.kind, of), eq(dutyRule.fromDay, fromDay)))
    : await at.db.$count(loanRule, and(eq(loanRule.kind, of), eq(loanRule.fromDay, fromDay)));
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
  await record(at, { aggregate: 'rate', aggregateId: body.kind, action: 'rate.asked', detail: { title, lines } });
  const { changeId } = await prepareChange(at, {
    kind,
    subject: body.kind,
    title,
    lines,
    input: body,
    page,
    once: true,
  });
  await askForApproval(at, {
    id: changeId,
    title: `New rates wait for approval: ${title}`,
    line: (by) => `${by} asks for it.`,
    link: page,
    isMailed: true,
  });
  return undefined;
};

/** What waits of them, for the overview of finance. */
export const waitingRates: Waiting = {
  key: 'rates',
  label: 'Duty and loan rates to approve',
  to: page,
  read: async ({ db }) => ({
    count: await db.$count(waitingChangePublic, eq(waitingChangePublic.kind, kind)),
    cents: null,
  }),
};

export const versionsWaiting = async (at: Reading) => ({ rows: await readChanges(at, kind) });

type ById = { params: { id: string } };

export const approveVersion = async (at: Writing, { params }: ById): Promise<undefined> => {
  const { input, title, lines, preparedBy } = await takeApproved(at, { kind, changeId: params.id, page });
  await endApproval(at, params.id);
  const version = input as Version;
  await requireFreeDay(at, version);
  const { kind: of, fromDay, terms, source, readAt = '', note, noteUntil } = version;
  const row = { fromDay, source, readAt, note, noteUntil, addedBy: preparedBy };
  if (isDuty(of)) await at.db.insert(dutyRule).values({ ...row, kind: of, terms: terms as Terms[DutyKind] });
  else await at.db.insert(loanRule).values({ ...row, kind: of, terms: terms as Terms[LoanKind] });
  await record(at, { aggregate: 'rate', aggregateId: of, action: 'rate.added', detail: { title, lines } });
  return undefined;
};

export const declineVersion = async (at: Writing, { params }: ById): Promise<undefined> => {
  const { subject, title, lines } = await takeChange(at, { kind, changeId: params.id });
  await endApproval(at, params.id);
  await record(at, { aggregate: 'rate', aggregateId: subject, action: 'rate.declined', detail: { title, lines } });
  return undefined;
};
