import { inArray } from 'drizzle-orm';
import { storedFilePublic } from '#features/media/server/index.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { cycleStatusesOf, joinedOn, salespeople } from '../cycles/cycle-status.server.ts';
import { cycleLabel, cyclesOf } from '../cycles/cycles.rules.ts';
import { readRules } from '../requirements/read-rules.server.ts';
import type { training } from '../room.calls.ts';
import type { CourseAttended } from './attended.calls.ts';

const begun = `
  SELECT least(${joinedOn}, (SELECT min(to_day) FROM cpd_attendance WHERE person_id = p.id)) AS since
  FROM ${salespeople} WHERE p.id = $1 AND p.role = 'salesperson'`;

const attended = `
  SELECT a.id, a.title, a.code, a.provider, a.component, a.category, a.from_day AS "from", a.to_day AS "to",
    a.hours::float8 AS hours, a.mode, a.source, a.approval, a.reason, coalesce(c.number, a.certificate_no) AS "certificateNo",
    c.id IS NOT NULL AND c.revoked_at IS NULL AS "isPrintable", c.revoked_at IS NOT NULL AS "isRevoked",
    a.evidence AS "fileId"
  FROM cpd_attendance a LEFT JOIN cpd_certificate c ON c.attendance_id = a.id
  WHERE a.person_id = :person AND a.to_day BETWEEN :from AND :to
  ORDER BY a.to_day DESC, a.title, a.id`;

type Row = Omit<CourseAttended, 'evidence'> & { fileId: string | null };

const withEvidence = async ({ db }: Reading, rows: Row[]): Promise<CourseAttended[]> => {
  const ids = rows.flatMap(({ fileId }) => (fileId ? [fileId] : []));
  const files =
    ids.length === 0 ? [] : await db.select().from(storedFilePublic).where(inArray(storedFilePublic.fileId, ids));
  return rows.map(({ fileId, ...row }) => ({ ...row, evidence: files.find((file) => file.fileId === fileId) ?? null }));
};

/** First day of the oldest cycle in the list. */
const earliest: Day = '2012-10-01';

export const readCourseAttended = async (
  at: Reading,
  { query }: Input<typeof training.courseAttended>,
): Promise<Data<typeof training.courseAttended>> => {
  const { userId } = at.actor;
  const [person] = await ask<{ since: Day }>(at.db, begun, [userId]);
  if (!person) return { cycle: null, cycles: [], rows: [] };
  const now = today(at.clock);
  const since = person.since < earliest ? earliest : person.since;
  const all = cyclesOf(await readRules(at), since, now);
  const cycles = all.map((cycle) => ({ cycle: cycle.from, label: cycleLabel(cycle) }));
  const day = query.cycle ?? now;
  const shownCycle = all.find(({ from, to }) => from <= day && day <= to) ?? all[0];
  const status = shownCycle && (await cycleStatusesOf(at, [userId], shownCycle.from)).get(userId);
  if (!status) return { cycle: null, cycles, rows: [] };
  const { cycle, progress } = status;
  const { from, to, rule } = cycle;
  const rows = await withEvidence(at, await ask<Row>(at.db, attended, { person: userId, from, to }));
  return {
    cycle: {
      cycle: from,
      label: cycleLabel(cycle),
      from,
      to,
      unit: rule?.unit ?? null,
      source: rule?.source ?? '',
      progress,
    },
    cycles,
    rows,
  };
};
