import { test } from 'vitest';
import { formatMoney } from '#platform/contract/money.ts';
import { survivesPayouts } from './kill/payouts-at-random.ts';

test('runs of 5,000 lines are done once, though server and database are killed at every step, five times', async () => {
  const { runs, lines, netCents, met } = await survivesPayouts(5);
  process.stdout.write(
    `${runs} runs of ${lines} payments, ${formatMoney(netCents)}: each paid once; kills that met a step at work: ${JSON.stringify(met)}\n`,
  );
});
