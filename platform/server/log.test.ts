import { expect, it } from 'vitest';
import { openLog } from './log.ts';

it('leaves out the values of a query, wherever its error is logged', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) });
  const failed = new Error('Failed query: select * from party where id_number = $1\nparams: S1234567D');
  log.error({ err: failed }, 'A call failed');
  log.warn({ reason: failed.message }, 'A job failed');
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain('Failed query: select * from party');
    expect(line).not.toContain('S1234567D');
  }
});
