import { Readable } from 'node:stream';
import { type DrawnCircular, drawCirculars } from '#demo/circulars/draw-circulars.ts';
import { plainText } from '#features/content/rich-text/plain-text.rules.ts';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import { staffOf } from '#features/people/index.server.ts';
import { addDays } from '#platform/contract/days.ts';
import { largestFile } from '#platform/contract/files.ts';
import { record } from '#platform/server/audit/record.ts';
import { morningOf } from '#platform/server/clock.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { announce } from './publishing/announce.server.ts';
import { circular, circularFile } from './tables.server.ts';

/** Whoever was here has read most of them. The newest are unread by the printed accounts, or read and not acknowledged. */
const readRows = `
  INSERT INTO circular_read (person_id, circular_id, edition, read_at, acknowledged_at)
  SELECT id, circular_id, 1, read_at, CASE WHEN acknowledge_by IS NOT NULL AND draw < 85 THEN read_at + interval '2 minutes' END
  FROM (
    SELECT p.id, p.user_name, c.id AS circular_id, c.acknowledge_by, drawn.draw,
           least(c.publish_at + make_interval(hours => drawn.draw), :now::timestamptz - interval '1 hour') AS read_at,
           row_number() OVER (PARTITION BY p.id ORDER BY c.publish_at DESC, c.id) AS newest
    FROM person_public p JOIN circular c ON c.publish_at >= p.created_at AND (p.role <> 'salesperson' OR NOT 'staff' = ANY(c.audience))
    CROSS JOIN LATERAL (SELECT abs(hashtext(p.user_name || c.title)) % 100 AS draw) drawn
    WHERE c.publish_at < :now
  ) asked
  WHERE CASE WHEN user_name = ANY(:printed) THEN newest NOT IN (1, 3) ELSE draw < 92 END`;

/** The accounts that the sign-in page names, which have something to read. */
const printed = ['hannah.lim', 'rajesh.kumar', 'mei.tan', 'farid.osman'];

/** Forty circulars of some seven years, some with attachments, some to be acknowledged. */
export const demoCirculars: DemoStep = async (at, { today }) => {
  const [actor] = await staffOf(at.db, 'content');
  if (!actor) return;
  const ids = new Map<string, string>();
  for (const each of drawCirculars(today)) {
    const then = { ...at, actor, clock: morningOf(each.publishedOn, at.clock) };
    const row = await addCircular(then, each, ids);
    // Of what is older, nothing is left in anyone's bell.
    if (each.publishedOn > addDays(today, -10)) await announce(then, row);
  }
  await ask(at.db, readRows, { now: at.clock.now().toString(), printed });
};

const addCircular = async (at: Writing, { facts, supersedes, guide }: DrawnCircular, ids: Map<string, string>) => {
  const { refNo, title, body } = facts;
  const publishAt = at.clock.now().toString();
  const given = { ...facts, bodyText: plainText(body), publishAt, announcedAt: publishAt };
  const rows = await at.db
    .insert(circular)
    .values({ ...given, supersedes: ids.get(supersedes ?? '') ?? null })
    .returning();
  const row = inserted(rows);
  ids.set(refNo, row.id);
  for (const action of ['circular.written', 'circular.published'])
    await record(at, { aggregate: 'circular', aggregateId: row.id, action, detail: { refNo, title } });
  if (guide) await attachGuide(at, row, guide);
  return row;
};

const attachGuide = async (at: Writing, { id, refNo, title }: typeof circular.$inferSelect, guide: string[]) => {
  const name = `${refNo} Guide.pdf`;
  const pdf = plainPdf(name, [
    { kind: 'small', text: refNo },
    { kind: 'title', text: title },
    ...guide.map((text) => ({ kind: 'text' as const, text })),
    { kind: 'small', text: 'Specimen of the demo agency. The regulator publishes the circular itself.' },
  ]);
  await takeFile(at, { source: Readable.from([pdf]), fileName: name, maxBytes: largestFile }, (stored) =>
    transact(at, async (within) => {
      const { fileId } = await keepFile(within, stored);
      const text = [title, ...guide].join('\n\n');
      await within.db
        .insert(circularFile)
        .values({ fileId, circularId: id, position: 1, state: 'SEARCHABLE', pages: 1, text });
      return { answer: fileId, isKept: true };
    }),
  );
};
