import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import type { CaseFindings } from '../cases/findings.calls.ts';
import { holdsOn } from './held.server.ts';

export type PlacedHold = Omit<CaseFindings['holds'][number], 'mayLift'> & { placedBy: string | null };

type Row = Omit<PlacedHold, 'lifted'> & { liftedBy: string | null; liftedAt: string | null; liftedNote: string };

const text = `
  SELECT a.id AS "holdId", a.reason, a.note, a.by AS "placedBy", placer.name AS by, a.at, lifter.name AS "liftedBy",
         a.lifted_at AS "liftedAt", a.lifted_note AS "liftedNote", a.ended_at AS "endedAt"
  FROM aml_hold a LEFT JOIN person_public placer ON placer.id = a.by LEFT JOIN person_public lifter ON lifter.id = a.lifted_by
  WHERE a.id = ANY($1::uuid[]) ORDER BY a.at DESC, a.id`;

/** The holds on the customer of a case, for compliance alone, the latest first. */
export const holdsOf = async ({ db }: Pick<Reading, 'db'>, caseId: string): Promise<PlacedHold[]> => {
  const rows = await ask<Row>(db, text, [await holdsOn(db, caseId, 'ALL')]);
  return rows.map(({ liftedBy, liftedAt, liftedNote, endedAt, ...hold }) => ({
    ...hold,
    at: isoOf(hold.at),
    lifted: liftedAt === null ? null : { by: liftedBy ?? '', at: isoOf(liftedAt), note: liftedNote },
    endedAt: endedAt && isoOf(endedAt),
  }));
};
