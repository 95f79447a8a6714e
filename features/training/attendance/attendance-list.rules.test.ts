import { expect, it } from 'vitest';
import { readTable } from '#platform/server/table-file/given-table.ts';
import { attendanceLines } from './attendance-file.rules.ts';
import { attendanceList } from './attendance-list.rules.ts';
import { spec } from './read-attendance.server.ts';

it('is a list that is filled in and read again, with whoever came without a place', async () => {
  const text = attendanceList('PC-09 Contract law, Level 3', [
    { registrationNo: 'R000001A', name: 'Tan, “Ah Kow”' },
    { registrationNo: 'R000002B', name: '=SUM(A1)' },
  ]);
  expect(text.split('\r\n')).toHaveLength(14);
  expect(text).toContain('"\'=SUM(A1)"');
  const filled = text
    .replace('"R000001A","Tan, “Ah Kow”",""', '"R000001A","Tan, “Ah Kow”","yes"')
    .replace('"","","","",""', '"R000003C","Lim","yes","",""');
  expect(attendanceLines(await readTable(Buffer.from(filled), spec))).toEqual([
    { line: 2, registrationNo: 'R000001A', name: 'Tan, “Ah Kow”', doubt: '' },
    { line: 3, registrationNo: 'R000002B', name: "'=SUM(A1)", doubt: 'Not marked as attended' },
    { line: 4, registrationNo: 'R000003C', name: 'Lim', doubt: '' },
  ]);
});
