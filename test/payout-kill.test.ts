import { expect, test } from 'vitest';
import { holdUp } from './kill/held-up.ts';
import { anAgencyWithRuns, type Step } from './kill/payouts.ts';
import { killPostgres, killServer } from './kill/rounds.ts';

/** Each step is killed where it writes to this table, late in its transaction. test/payout-kill.long.ts kills at any moment. */
const killedAt = {
  'draw up': { table: 'payout_item', kill: killServer },
  approve: { table: 'payout_file', kill: killPostgres },
  send: { table: 'audit_row', kill: killServer },
  pay: { table: 'journal_entry', kill: killPostgres },
} satisfies Record<Step, unknown>;

test('a run of 200 lines is done once, though server or database are killed within each of its steps', {
  timeout: 300_000,
}, async () => {
  const size = { salespeople: 300, submissions: 2_000 };
  const { takeThrough, allIsPaid, ...agency } = await anAgencyWithRuns({ ...size, runs: 1, least: 200 });
  let { gable } = agency;
  await takeThrough(1, async (step, call) => {
    const { table, kill } = killedAt[step];
    const held = await holdUp(gable.dataDir, table);
    // It is sent again after the kill, until it has an answer.
    const answer = call();
    await held.isWaitedFor();
    ({ gable } = await kill(gable));
    await held.letGo();
    return answer;
  });
  expect((await allIsPaid()).lines).toBeGreaterThanOrEqual(200);
});
