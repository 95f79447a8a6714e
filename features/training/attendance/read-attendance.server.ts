import { inArray, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { TablePreview } from '#platform/contract/table-preview.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import {
  keepChosen,
  previewOf,
  type ReadableSpec,
  readGiven,
  requireColumns,
} from '#platform/server/table-file/given-table.ts';
import type { Area } from '#platform/server/table-file/kept-columns.ts';
import type { training } from '../room.calls.ts';
import { readSession } from '../sessions/read-session.server.ts';
import {
  type AttendanceField,
  attendanceLines,
  attendanceTable,
  isPerson,
  mostLines,
} from './attendance-file.rules.ts';

const largest = 1_000_000;

export const spec: ReadableSpec<AttendanceField> = {
  ...attendanceTable,
  bring: 'Save the list as CSV (UTF-8), and choose that file.',
  most: mostLines,
  things: 'people',
  canChoose: true,
  isData: isPerson,
};

/** Columns that the training desk chose for its lists. */
const area: Area = { owner: { kind: 'DESK', owner: 'people' }, area: 'attendance' };

type Sent = Input<typeof training.readAttendance> & { file: IncomingFile };

const readList = async (at: Reading, { file, body: choice }: Sent) =>
  readGiven(at, await readWhole(file, largest, 'A list of attendance may have 1 MB.'), { spec, area, choice });

/** Preview of an attendance list, before anybody is selected by it. */
export const previewAttendance = async (at: Reading, sent: Sent): Promise<TablePreview> => {
  // Refuses callers who may not see the session.
  await readSession(at, { params: sent.params, query: undefined, body: undefined });
  const list = await readList(at, sent);
  const problems = attendanceLines(list).flatMap(({ line, registrationNo, doubt }) => {
    const words = registrationNo === '' ? 'No registration number' : doubt;
    return words ? { line, words } : [];
  });
  return previewOf(list, { problems });
};

/** The people of an attendance list, line by line. */
export const readAttendance = async (at: Reading, sent: Sent): Promise<Data<typeof training.readAttendance>> => {
  const { people } = await readSession(at, { params: sent.params, query: undefined, body: undefined });
  const list = await readList(at, sent);
  requireColumns(list);
  await transact(at, (within) => keepChosen(within, list, { area, choice: sent.body }));
  const lines = attendanceLines(list);
  const matched = await findPeople(
    at,
    lines.map(({ registrationNo }) => registrationNo),
  );
  const registered = new Map(people.map((each) => [each.personId, each]));
  const seen = new Set<string>();
  return {
    lines: lines.map(({ line, registrationNo, name, doubt }) => {
      const who = matched.get(registrationNo.toUpperCase());
      const listLine = { line, registrationNo, name: who?.name ?? name };
      if (doubt) return { ...listLine, personId: null, remark: doubt, isMarked: false };
      const isTwice = who !== undefined && seen.has(who.id);
      if (who) seen.add(who.id);
      const place = who && registered.get(who.id)?.state;
      const remark = !who
        ? registrationNo === ''
          ? 'No registration number'
          : 'No salesperson of the agency has this number'
        : isTwice
          ? 'Twice in the file'
          : place === undefined || place === 'WAITING'
            ? 'Came without a place'
            : '';
      return { ...listLine, personId: who && !isTwice ? who.id : null, remark, isMarked: true };
    }),
  };
};

const findPeople = async ({ db }: Reading, numbers: string[]) => {
  const wanted = [...new Set(numbers.map((number) => number.toUpperCase()))].filter((number) => number !== '');
  if (wanted.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = await db
    .select({ id: personPublic.id, name: personPublic.name, registrationNo: personPublic.registrationNo })
    .from(personPublic)
    .where(inArray(sql`upper(${personPublic.registrationNo})`, wanted));
  return new Map(rows.map(({ registrationNo, ...each }) => [(registrationNo ?? '').toUpperCase(), each]));
};
