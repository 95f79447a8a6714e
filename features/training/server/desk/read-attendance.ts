import { inArray, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { CsvProblem, readCsvText } from '#platform/contract/csv-text.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import type { training } from '../../contract/index.ts';
import { type AttendanceLine, attendanceLines } from '../../rules/attendance-file.ts';
import { readSession } from './read-session.ts';

const largest = 1_000_000;

/** Who a list of attendance means, line by line. */
export const readAttendance = async (
  at: Reading,
  { params, file }: Input<typeof training.readAttendance> & { file: IncomingFile },
): Promise<Data<typeof training.readAttendance>> => {
  const bytes = await readWhole(file, largest, 'A list of attendance may have 1 MB.');
  const { people } = await readSession(at, { params, query: undefined, body: undefined });
  const lines = linesOf(bytes);
  const found = await findPeople(
    at,
    lines.map(({ registrationNo }) => registrationNo),
  );
  const registered = new Map(people.map((each) => [each.personId, each]));
  const seen = new Set<string>();
  return {
    lines: lines.map(({ line, registrationNo, name, doubt }) => {
      const who = found.get(registrationNo.toUpperCase());
      const of = { line, registrationNo, name: who?.name ?? name };
      if (doubt) return { ...of, personId: null, remark: doubt, isMarked: false };
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
      return { ...of, personId: who && !isTwice ? who.id : null, remark, isMarked: true };
    }),
  };
};

const linesOf = (bytes: Buffer): AttendanceLine[] => {
  try {
    const found = attendanceLines(readCsvText(bytes.toString('utf8')));
    if ('problem' in found) throw new Refusal('file.unsupported', found.problem, { field: 'file' });
    return found.lines;
  } catch (error) {
    if (!(error instanceof CsvProblem)) throw error;
    throw new Refusal('file.unsupported', `Line ${error.line} is broken: ${error.message}`, { field: 'file' });
  }
};

const findPeople = async ({ db }: Reading, numbers: string[]) => {
  const wanted = [...new Set(numbers.map((number) => number.toUpperCase()))].filter((number) => number !== '');
  if (wanted.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = await db
    .select({ id: person.id, name: person.name, registrationNo: person.registrationNo })
    .from(person)
    .where(inArray(sql`upper(${person.registrationNo})`, wanted));
  return new Map(rows.map(({ registrationNo, ...each }) => [(registrationNo ?? '').toUpperCase(), each]));
};
