import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import { byWords, trailLine } from '../../trail-words.ts';
import { portalView } from '../tables.ts';

const shown = 20;

/** What was done with a person's account, and who looked into their portal, the last first. */
export const trailOf = async (at: Reading, personId: string) => {
  const looks = at.db
    .select({ id: sql<string>`${portalView.id}::text` })
    .from(portalView)
    .where(eq(portalView.personId, personId));
  const rows = await at.db
    .select()
    .from(auditRow)
    .where(
      or(
        and(eq(auditRow.aggregate, 'person'), eq(auditRow.aggregateId, personId)),
        // Which pages were looked at is told by the trail of the look itself.
        and(
          eq(auditRow.aggregate, 'portal'),
          inArray(auditRow.aggregateId, looks),
          ne(auditRow.action, 'portal.viewed'),
        ),
      ),
    )
    .orderBy(desc(auditRow.id))
    .limit(shown);
  return rows.map((row) => ({ id: row.id, at: row.at, by: byWords(row), ...trailLine(row.action, row.detail) }));
};
