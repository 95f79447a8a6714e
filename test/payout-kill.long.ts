import { test } from 'vitest';
import { formatMoney } from '#platform/contract/money.ts';
import { survivesPayouts } from './kill/payouts.ts';
import { killPostgres, killServer } from './kill/rounds.ts';

test('runs of 5,000 lines are done once, though server and database are each killed in five rounds at every step', async () => {
  const kills = Array.from({ length: 5 }, () => [killServer, killPostgres]).flat();
  const { runs, lines, netCents, met } = await survivesPayouts(kills);
  process.stdout.write(
    `${runs} runs of ${lines} payments, ${formatMoney(netCents)}: each paid once; ${met} kills met a step at work\n`,
  );
});
