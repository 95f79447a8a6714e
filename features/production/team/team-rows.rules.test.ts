import { expect, it } from 'vitest';
import { teamRowsOf } from './team-rows.rules.ts';

it('a share counts for its salesperson and, through the one below, for everyone above', () => {
  const share = { shareId: 's', memberId: 'ann', grossCents: 500, valueCents: 9_000 };
  const rows = teamRowsOf(share, ['ben', 'cai', 'dan']);
  expect(rows.map(({ leaderId, viaId, level }) => [leaderId, viaId, level])).toEqual([
    ['ann', 'ann', 0],
    ['ben', 'ann', 1],
    ['cai', 'ben', 2],
    ['dan', 'cai', 3],
  ]);
  expect(rows.every((row) => row.grossCents === 500 && row.deals === 1 && row.valueCents === 9_000)).toBe(true);
});

it('a co-broker’s share counts no deal, so that none counts twice', () => {
  const [row] = teamRowsOf({ shareId: 's', memberId: 'ann', grossCents: 500, valueCents: null }, []);
  expect(row).toMatchObject({ deals: 0, valueCents: 0, grossCents: 500 });
});
