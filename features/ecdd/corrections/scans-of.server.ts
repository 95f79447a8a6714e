import { desc, eq, sql } from 'drizzle-orm';
import type { Reading } from '#platform/server/context.ts';
import type { Form } from '../forms/form.calls.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddScan } from './tables.server.ts';

const nameOf = (column: unknown) => sql<string>`coalesce((SELECT name FROM person_public WHERE id = ${column}), '')`;

/** The scans of a form that came after a link was sent, the newest first. */
export const scansOf = async (
  { db }: Pick<Reading, 'db'>,
  { id, version }: FormRecord,
  isSigned: boolean,
): Promise<Form['scans']> => {
  const rows = await db
    .select({
      id: ecddScan.id,
      version: ecddScan.version,
      fileId: ecddScan.fileId,
      by: nameOf(ecddScan.by),
      at: ecddScan.at,
      decision: ecddScan.decision,
      decidedBy: nameOf(ecddScan.decidedBy),
      decidedAt: ecddScan.decidedAt,
      word: ecddScan.word,
    })
    .from(ecddScan)
    .where(eq(ecddScan.formId, id))
    .orderBy(desc(ecddScan.at), desc(ecddScan.id));
  const waits = (formVersion: number) => formVersion === version && !isSigned;
  return rows.map(({ decision, ...row }) => ({
    ...row,
    state: decision ?? (waits(row.version) ? 'WAITING' : 'NOT_NEEDED'),
  }));
};
