import { eq } from 'drizzle-orm';
import { findAgents } from '#features/people/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { type Problem, refuseProblem } from '../../problem.ts';
import { InternalCobrokes } from '../../records.ts';
import type { InternalCobrokeInput } from '../../schemas.ts';
import { memberProblem, shareOut, shareProblem } from '../../shares.ts';
import { lockForEdit } from '../load.ts';
import { internalCobroke } from '../money-tables.ts';
import { saveStep } from '../save-step.ts';
import { internalOf, internalPoolOf } from './read-cobrokes.ts';
import { shareWith } from './share-with.ts';
import { storedShare } from './stored-share.ts';

type Rows = InternalCobrokeInput[];
type Input = { params: { eSubId: string }; body: { version: number; rows: Rows } };

/** Replaces the internal salespeople and who may see the case with them. A draft may leave a part unshared. */
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
  const rows = body.rows.map((given, position) => ({
    ...given,
    ...storedShare(given),
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

/** Only active salespeople of the agency share internally. */
const strangerProblem = async (at: Writing, rows: Rows): Promise<Problem | undefined> => {
  const agents = await findAgents(at.db, [...new Set(rows.map(({ userId }) => userId))]);
  const known = new Set(agents.map(({ userId }) => userId));
  const index = rows.findIndex(({ userId }) => !known.has(userId));
  if (index < 0) return undefined;
  return { message: 'This is not an active salesperson of the agency. Choose another.', field: `rows.${index}.userId` };
};
