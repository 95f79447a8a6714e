import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { Form } from '../forms/form.calls.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddApprovedForm } from '../tables.server.ts';
import { ecddCorrection } from './tables.server.ts';

type At = Pick<Reading, 'db'>;
type Of = Pick<FormRecord, 'id' | 'version'>;

/** The correction of this version that was begun and not saved yet. */
export const begunOf = async ({ db }: At, { id, version }: Of) => {
  const isCurrent = and(
    eq(ecddCorrection.formId, id),
    eq(ecddCorrection.version, version),
    eq(ecddCorrection.state, 'BEGUN'),
  );
  const [row] = await db.select().from(ecddCorrection).where(isCurrent);
  return row;
};

/** The correction that led to this version: of the version that was signed last before it. */
export const ledTo = async ({ db }: At, { id, version }: Of) => {
  const isEarlier = and(
    eq(ecddCorrection.formId, id),
    lt(ecddCorrection.version, version),
    eq(ecddCorrection.state, 'BEGUN'),
  );
  const [row] = await db.select().from(ecddCorrection).where(isEarlier).orderBy(desc(ecddCorrection.version)).limit(1);
  return row;
};

/** Whether a transaction was approved with a form, in whatever version: compliance begins its corrections. */
export const isApproved = async ({ db }: At, formId: string): Promise<boolean> =>
  (await db.$count(ecddApprovedForm, eq(ecddApprovedForm.formId, formId))) > 0;

const nameOf = (column: unknown) => sql<string>`coalesce((SELECT name FROM person_public WHERE id = ${column}), '')`;

/** The corrections of a form, the newest first. */
export const correctionsOf = ({ db }: At, formId: string): Promise<Form['corrections']> =>
  db
    .select({
      id: ecddCorrection.id,
      version: ecddCorrection.version,
      state: ecddCorrection.state,
      reason: ecddCorrection.reason,
      by: nameOf(ecddCorrection.askedBy),
      at: ecddCorrection.askedAt,
      decidedBy: nameOf(ecddCorrection.decidedBy),
      decidedAt: ecddCorrection.decidedAt,
      word: ecddCorrection.word,
      changed: ecddCorrection.changed,
    })
    .from(ecddCorrection)
    .where(eq(ecddCorrection.formId, formId))
    .orderBy(desc(ecddCorrection.askedAt), desc(ecddCorrection.id));
