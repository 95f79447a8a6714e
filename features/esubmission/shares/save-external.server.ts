import { asc, eq } from 'drizzle-orm';
import type { Problem } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { lockForEdit } from '../record/load.server.ts';
import { saveStep } from '../record/save-step.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { externalOf, internalPoolOf } from './read.server.ts';
import { recomputeShares } from './recompute.server.ts';
import { storedShare } from './rows.server.ts';
import { saveInternal } from './save-internal.server.ts';
import { type ExternalCobrokeInput, ExternalCobrokes, type InternalCobrokeInput } from './shares.calls.ts';
import { payable, shareOut, shareProblem } from './shares.rules.ts';
import { externalCobroke, internalCobroke } from './tables.server.ts';

type Input = { params: { eSubId: string }; body: { version: number | undefined; rows: ExternalCobrokeInput[] } };

/** Replaces the external co-brokers and recomputes the internal shares. Refuses shares over the commission. */
export const saveExternal = async (at: Writing, { params, body }: Input) => {
  const row = await lockForEdit(at, params.eSubId, body.version, {
    step: 'external',
    mine: { rows: body.rows },
    current: (now) => externalOf(at, now),
    as: ExternalCobrokes,
  });
  const shares = body.rows.map(payable);
  refuseProblem(shareProblem(row.commissionCents, shares));
  const { amounts } = shareOut(row.commissionCents, shares);
  const rows = shares.map((share, position) => ({
    ...share,
    ...storedShare(share),
    esubmissionId: row.id,
    position,
    amountCents: amounts[position] ?? 0,
  }));
  const detail = { shares: rows.map(({ registrationNo, amountCents }) => ({ registrationNo, amountCents })) };
  const action = 'esubmission.external-cobrokes-saved';
  const [version] = await Promise.all([
    saveStep(at, row, { step: 'external', next: 'internal', action, detail }),
    at.db.delete(externalCobroke).where(eq(externalCobroke.esubmissionId, row.id)),
    rows.length > 0 && at.db.insert(externalCobroke).values(rows),
  ]);
  await recomputeShares(at, row);
  return externalOf(at, { ...row, version });
};

type Added<T> = { body: T & { eSubId: string; version: number | undefined } };

/** Adds an external co-broker after the existing ones. */
export const addExternal = async (at: Writing, { body }: Added<ExternalCobrokeInput>) => {
  const { eSubId, version, ...share } = body;
  const row = await lockForEdit(at, eSubId, version, { step: 'external' });
  const stored = await at.db
    .select()
    .from(externalCobroke)
    .where(eq(externalCobroke.esubmissionId, eSubId))
    .orderBy(asc(externalCobroke.position));
  const before = stored.map(({ id, esubmissionId, position, amountCents, ...each }) => each);
  const rows = [...before, share];
  refuseProblem(ofTheLast(shareProblem(row.commissionCents, rows.map(payable))));
  return saveExternal(at, { params: { eSubId }, body: { version, rows } });
};

/** Adds an internal salesperson. The shares of the others stay. */
export const addInternal = async (at: Writing, { body }: Added<InternalCobrokeInput>) => {
  const { eSubId, version, ...share } = body;
  const row = await lockForEdit(at, eSubId, version, { step: 'internal' });
  const stored = await at.db
    .select()
    .from(internalCobroke)
    .where(eq(internalCobroke.esubmissionId, eSubId))
    .orderBy(asc(internalCobroke.position));
  const before = stored.map(({ id, esubmissionId, position, amountCents, ...each }) => each);
  const rows = [...before, share];
  refuseProblem(ofTheLast(shareProblem(await internalPoolOf(at, row), rows)));
  return saveInternal(at, { params: { eSubId }, body: { version, rows } });
};

/** The body is one co-broker, so `rows.2.shareRate` becomes `shareRate`. */
const ofTheLast = (problem: Problem | undefined): Problem | undefined =>
  problem && { ...problem, field: problem.field.split('.').at(-1) ?? '' };
