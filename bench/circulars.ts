import type pg from 'pg';
import { measured } from '#demo/bulk/people.ts';
import { withClient } from './bulk/cluster.ts';
import { withCopy } from './bulk/copy.ts';
import { withDatabases } from './bulk/database.ts';
import { figuresOf } from './harness/figures.ts';
import { openSessions } from './harness/open-sessions.ts';
import { startProduct } from './harness/processes.ts';
import { count, table } from './harness/table.ts';

const circulars = 400;
/** Of a thousand who may read a circular, so many have read it. */
const readOfThousand = 917;
const atOnce = 200;
const warm = 50;
const requests = 200;

const publish = `
  INSERT INTO circular (ref_no, title, type, category, issued_on, body, body_text, audience, acknowledge_by, publish_at, announced_at)
  SELECT 'PC ' || lpad((n % 90 + 1)::text, 2, '0') || '-' || lpad((n / 90 + 20)::text, 2, '0'), 'Circular ' || n, 'PRACTICE_CIRCULAR',
    'ADVERTISING', current_date - n, $2::jsonb, 'Read this.', '{everyone}', CASE WHEN n % 4 = 0 THEN current_date + 30 END,
    now() - make_interval(days => n), now() - make_interval(days => n)
  FROM generate_series(1, $1) n`;

const read = `
  INSERT INTO circular_read (person_id, circular_id, edition, read_at, acknowledged_at)
  SELECT p.id, c.id, 1, c.publish_at + interval '1 hour', CASE WHEN c.acknowledge_by IS NOT NULL THEN c.publish_at + interval '1 hour' END
  FROM circular c CROSS JOIN person p
  WHERE p.role = 'salesperson' AND abs(hashtext(c.id::text || p.id::text)) % 1000 < $1`;

const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Read this.' }] }] };

/** What the desk has published in some years, and who has read it. Answers the newest circular. */
const fill = async (client: pg.Client) => {
  await client.query(publish, [circulars, JSON.stringify(text)]);
  const { rowCount } = await client.query(read, [readOfThousand]);
  await client.query('VACUUM ANALYZE circular, circular_read');
  const { rows } = await client.query<{ id: string }>('SELECT id FROM circular ORDER BY publish_at DESC LIMIT 1');
  return { reads: rowCount ?? 0, newest: rows[0]?.id ?? '' };
};

/** Milliseconds of one answer. */
const open = async (address: string, token: string): Promise<number> => {
  const began = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - began;
};

/**
 * The home page, and the pages of circulars, of an agency that has published 400 circulars to 12,000 people who read them; and the
 * home page before it had published any. One request after the other, and one circular by 200 people at once.
 */
export const circularsBench = (): Promise<void> =>
  withDatabases([10_000], async ([database]) => {
    if (!database) return;
    await withCopy(database, 'bench_circulars', async (copy) => {
      const userNames = [measured.leader, measured.salesperson, measured.staff];
      const { readers, publisher, named } = await openSessions(copy.ownerUrl, atOnce, userNames);
      const [leader = '', salesperson = '', staff = ''] = named;
      const server = await startProduct(copy);
      const rows: string[][] = [];
      const measure = async (name: string, path: string, token: string, bar = 60) => {
        const all: number[] = [];
        for (let asked = 0; asked < warm + requests; asked += 1) all.push(await open(server.address + path, token));
        const { p50, p95, p99 } = figuresOf(all.slice(warm), 1, 0);
        rows.push([name, ...[p50, p95, p99].map((ms) => ms.toFixed(1)), p95 < bar ? 'ok' : `over ${bar}`]);
      };
      const measureHome = async (when: string) => {
        await measure(`home of a leader, ${when}`, '/api/v1/dashboard', leader);
        await measure(`home of a salesperson, ${when}`, '/api/v1/dashboard', salesperson);
        await measure(`home of the desk, ${when}`, '/api/v1/dashboard', staff);
      };
      await measureHome('before');
      const { reads, newest } = await withClient(copy.ownerUrl, fill);
      await measureHome('after');
      await measure('home of the content desk', '/api/v1/dashboard', publisher);
      await measure('circulars', '/circulars/v1/cea-circulars', salesperson);
      await measure('who has not read', `/circulars/v1/desk/circulars/${newest}/readers?state=UNREAD`, publisher, 300);
      const one = `${server.address}/circulars/v1/cea-circulars/${newest}`;
      const waits = await Promise.all(readers.map((reader) => open(one, reader)));
      await server.stop();
      const head = [`${count(circulars)} circulars, ${count(reads)} read`, 'p50 ms', 'p95', 'p99', ''];
      process.stdout.write(`${table(head, rows)}\n`);
      process.stdout.write(`${count(atOnce)} open one at once: the last after ${Math.max(...waits).toFixed(0)} ms\n`);
    });
  });
