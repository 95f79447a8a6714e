import { expect, test } from 'vitest';
import { stories } from '#demo/stories.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aDataDir, aGable } from './a-gable.ts';
import { auditOf } from './audit-of.ts';
import { poolOf } from './pool-of.ts';

test('a first start that is killed while it loads the demo agency is gone on with by the next', async () => {
  const dataDir = aDataDir();
  const first = await aGable({ dataDir });
  await expect.poll(() => first.output(), { timeout: 150_000, interval: 20 }).toContain('Loading the demo agency: ');
  first.signal('SIGKILL');
  await first.exited;
  expect(first.output()).not.toContain(`${stories.length} of ${stories.length}`);

  const second = await aGable({ dataDir });
  await second.untilReady(120_000);
  const pool = poolOf(runningUrls(dataDir).ownerUrl);
  const { rows } = await pool.query(
    'SELECT count(*)::int AS submissions, count(DISTINCT case_no)::int AS numbers FROM esubmission',
  );
  expect(rows).toEqual([{ submissions: stories.length, numbers: stories.length }]);
  const { rows: ends } = await pool.query('SELECT DISTINCT status FROM esubmission ORDER BY 1');
  expect(ends.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect((await auditOf(pool, dataDir)).faults).toEqual([]);
  await pool.end();
}, 360_000);
