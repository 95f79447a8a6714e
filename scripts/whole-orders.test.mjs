import { expect, it } from 'vitest';
import { root } from './runtime.mjs';
import { checkOrders, openOrders } from './whole-orders.mjs';

it('no order of the project leaves rows of one moment to chance', () => {
  expect(checkOrders(root)).toEqual({ passed: true, report: '' });
});

it.each([
  ['`SELECT id FROM deal ORDER BY created_at DESC LIMIT 1`', 'created_at'],
  ['`SELECT id FROM deal d ORDER BY d.kind, d.created_at`', 'd.created_at'],
  ['`SELECT array_agg(id ORDER BY g.approved_at DESC NULLS LAST) FROM deal`', 'g.approved_at'],
  ['`SELECT "madeAt" FROM made ORDER BY coalesce(a, b), "madeAt"\n  OFFSET 3`', '"madeAt"'],
  ['db.select().from(deal).orderBy(desc(isOpen), desc(deal.createdAt)).limit(1)', 'deal.createdAt'],
  ['db.select().from(deal).orderBy(signedAt);', 'signedAt'],
])('%s is refused', (text, last) => {
  expect(openOrders(`\n${text}`)).toEqual([{ line: 2, last }]);
});

it.each([
  '`SELECT id FROM deal ORDER BY created_at DESC, id LIMIT 1`',
  '`SELECT id FROM deal ORDER BY seen_at DESC, greatest(made_at, sent_at) FOR UPDATE SKIP LOCKED`',
  'db.select().from(deal).orderBy(desc(deal.createdAt), asc(deal.id))',
  'db.select({ at: deal.createdAt }).from(deal).orderBy(asc(deal.dealNo))',
])('%s may stand', (text) => {
  expect(openOrders(text)).toEqual([]);
});
