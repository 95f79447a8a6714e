import { and, eq, notInArray } from 'drizzle-orm';
import { findAgents } from '#features/people/index.server.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { type EsubmissionRecord, lockForEdit } from '../record/load.server.ts';
import { saveStep } from '../record/save-step.server.ts';
import { esubmissionMember } from '../record/tables.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { internalOf, internalPoolOf } from './read.server.ts';
import { storedShare } from './rows.server.ts';
import { type InternalCobrokeInput, InternalCobrokes } from './shares.calls.ts';
import { memberProblem, shareOut, shareProblem } from './shares.rules.ts';
import { internalCobroke } from './tables.server.ts';

type Rows = InternalCobrokeInput[];
type Input = { params: { eSubId: string }; body: { version: number | undefined; rows: Rows } };

/** Replaces the internal salespeople and the members of the case. A draft may leave a part of the pool unshared. */
export const saveInternal = async (at: Writing, { params, body }: Input) => {
  const row = await lockForEdit(at, params.eSubId, body.version, {
    step: 'internal',
    mine: { rows: body.rows },
    current: (now) => internalOf(at, now),
    as: InternalCobrokes,
  });
  const pool = await internalPoolOf(at, row);
  refuseProblem(memberProblem(row.createdBy, body.rows));
  refuseProblem(await strangerProblem(at, body.rows));
  refuseProblem(shareProblem(pool, body.rows));
  const { amounts } = shareOut(pool, body.rows);
  const rows = body.rows.map((share, position) => ({
    ...share,
    ...storedShare(share),
    esubmissionId: row.id,
    position,
    amountCents: amounts[position] ?? 0,
  }));
  const members = rows.map(({ userId }) => userId);
  const detail = { shares: rows.map(({ userId, role, amountCents }) => ({ userId, role, amountCents })) };
  const action = 'esubmission.internal-cobrokes-saved';
  const [version] = await Promise.all([
    saveStep(at, row, { step: 'internal', next: 'documents', action, detail }),
    at.db.delete(internalCobroke).where(eq(internalCobroke.esubmissionId, row.id)),
    at.db.insert(internalCobroke).values(rows),
    shareWith(at, row, members),
  ]);
  return internalOf(at, { ...row, version });
};

/** Refuses anyone who is not an active salesperson of the agency. */
const strangerProblem = async (at: Writing, rows: Rows): Promise<Problem | undefined> => {
  const agents = await findAgents(at.db, [...new Set(rows.map(({ userId }) => userId))]);
  const agentIds = new Set(agents.map(({ userId }) => userId));
  const index = rows.findIndex(({ userId }) => !agentIds.has(userId));
  if (index < 0) return undefined;
  return { message: 'This is not an active salesperson of the agency. Choose another.', field: `rows.${index}.userId` };
};

/** Makes these people members of the case, and removes members who no longer share. The owner stays. */
export const shareWith = async (at: Writing, row: EsubmissionRecord, userIds: string[]): Promise<void> => {
  const { esubmissionId, userId, capacity } = esubmissionMember;
  const cobrokes = [...new Set(userIds)].filter((each) => each !== row.createdBy);
  const isRemoved = and(eq(esubmissionId, row.id), eq(capacity, 'COBROKE'), notInArray(userId, cobrokes));
  await at.db.delete(esubmissionMember).where(isRemoved);
  if (cobrokes.length === 0) return;
  // Lists are sorted by this column, so it is the creation date of the case, not the day of sharing.
  const members = cobrokes.map((each) => ({
    userId: each,
    esubmissionId: row.id,
    capacity: 'COBROKE' as const,
    createdAt: row.createdAt,
  }));
  await at.db.insert(esubmissionMember).values(members).onConflictDoNothing();
};
