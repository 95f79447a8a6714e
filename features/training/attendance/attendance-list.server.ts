import { dayOf, formatInstant } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { training } from '../room.calls.ts';
import { readSession } from '../sessions/read-session.server.ts';
import { attendanceList } from './attendance-list.rules.ts';

/** The people who have a place in a session, as a list that is filled in there. */
export const downloadAttendanceList = async (
  at: Reading,
  { params }: Input<typeof training.attendanceList>,
): Promise<FileAnswer> => {
  const { code, title, startsAt, venue, people } = await readSession(at, { params, query: undefined, body: undefined });
  await recordReading(at, {
    aggregate: 'cpd-session',
    aggregateId: params.id,
    action: 'cpd-session.list-downloaded',
  });
  const placed = people.filter(({ state }) => state !== 'WAITING');
  const text = attendanceList(`${code} ${title}, ${formatInstant(startsAt)}, ${venue}`, placed);
  // With its mark, so that a spreadsheet reads it as UTF-8.
  const body = Buffer.from(`\ufeff${text}`);
  return { name: `attendance_${code}_${dayOf(startsAt)}.csv`, contentType: 'text/csv', size: body.length, body };
};
