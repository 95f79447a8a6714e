import { asc, eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { type Problem, refuseProblem } from '../../problem.ts';
import type { ExternalCobrokeInput, InternalCobrokeInput } from '../../schemas.ts';
import { payable, shareProblem } from '../../shares.ts';
import { lockForEdit } from '../load.ts';
import { externalCobroke, internalCobroke } from '../money-tables.ts';
import { internalPoolOf } from './read-cobrokes.ts';
import { saveExternal } from './save-external.ts';
import { saveInternal } from './save-internal.ts';

type Added<T> = { body: T & { eSubId: string; version: number } };

/** One more external co-broker, after those that are there. */
export const addExternal = async (at: Writing, { body }: Added<ExternalCobrokeInput>) => {
  const { eSubId, version, ...given } = body;
  const row = await lockForEdit(at, eSubId, version, { step: 'external' });
  const stored = await at.db
    .select()
    .from(externalCobroke)
    .where(eq(externalCobroke.esubmissionId, eSubId))
    .orderBy(asc(externalCobroke.position));
  const before = stored.map(({ id, esubmissionId, position, amountCents, ...each }) => each);
  const rows = [...before, given];
  refuseProblem(ofTheLast(shareProblem(row.commissionCents, rows.map(payable))));
  return saveExternal(at, { params: { eSubId }, body: { version, rows } });
};

/** One more internal salesperson; nobody's share is lowered for it. */
export const addInternal = async (at: Writing, { body }: Added<InternalCobrokeInput>) => {
  const { eSubId, version, ...given } = body;
  const row = await lockForEdit(at, eSubId, version, { step: 'internal' });
  const stored = await at.db
    .select()
    .from(internalCobroke)
    .where(eq(internalCobroke.esubmissionId, eSubId))
    .orderBy(asc(internalCobroke.position));
  const before = stored.map(({ id, esubmissionId, position, amountCents, ...each }) => each);
  const rows = [...before, given];
  refuseProblem(ofTheLast(shareProblem(await internalPoolOf(at, row), rows)));
  return saveInternal(at, { params: { eSubId }, body: { version, rows } });
};

/** The body holds one co-broker: `rows.2.shareRate` is its `shareRate`. */
const ofTheLast = (problem: Problem | undefined): Problem | undefined =>
  problem && { ...problem, field: problem.field.split('.').at(-1) ?? '' };
