import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { listBills } from '#features/billing/server/invoices/list-bills.ts';
const pool = new pg.Pool({ connectionString: process.env.B, max: 2 });
const texts: any[] = [];
const client = await pool.connect();
const orig = client.query.bind(client);
(client as any).query = async (q: any, v: any) => { const t = performance.now(); const r = await orig(q, v); texts.push([performance.now() - t, q.text ?? q, v ?? q.values, r.rows.length]); return r; };
const db = drizzle(client as any);
const clock = { now: () => Temporal.Now.instant() };
for (const state of process.argv.slice(2)) for (let i = 0; i < 3; i++) {
  texts.length = 0;
  const t = performance.now();
  await listBills({ db, clock } as any, { query: { state: state as any, pageNumber: 1, pageSize: 20, sortBy: 'Newest', sortDirection: 'desc' } as any });
  if (i === 2) { console.log(state, performance.now() - t); for (const [ms, q, v, n] of texts) { console.log(ms.toFixed(1), n, q, JSON.stringify(v)); 
    if (process.env.X) { const e = await orig('EXPLAIN (ANALYZE, BUFFERS) ' + q, v); console.log(e.rows.map((r: any) => Object.values(r)[0]).join('\n')); } } }
}
process.exit(0);
