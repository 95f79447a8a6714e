import { Readable } from 'node:stream';
import type { RichText } from '#features/content/rich-text/document.calls.ts';
import { plainText } from '#features/content/rich-text/plain-text.rules.ts';
import { keepFile, takeFile } from '#features/media/server/index.ts';
import { staffOf } from '#features/people/index.server.ts';
import { addDays, addMonths, type Day, dayOf } from '#platform/contract/days.ts';
import { largestFile } from '#platform/contract/files.ts';
import { record } from '#platform/server/audit/record.ts';
import { morningOf } from '#platform/server/clock.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { announce } from '../publishing/announce.server.ts';
import { circular, circularFile } from '../tables.server.ts';
import type { Paper } from './paper.server.ts';
import { papersFrom2023 } from './papers-from-2023.server.ts';
import { papersTo2022 } from './papers-to-2022.server.ts';

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
  const on = { ...at, actor };
  // What is older was entered when the desk began.
  const began = addDays(addMonths(today, -48), 30);
  const ids = new Map<string, string>();
  for (const paper of [...papersTo2022, ...papersFrom2023]) {
    const issuedOn = typeof paper.on === 'string' ? paper.on : addDays(today, -paper.on);
    await addPaper(on, { paper, ids, issuedOn, publishedOn: issuedOn < began ? began : issuedOn });
  }
  await ask(at.db, readRows, { now: at.clock.now().toString(), printed });
};

type Given = { paper: Paper; issuedOn: Day; publishedOn: Day; ids: Map<string, string> };

const addPaper = async (at: Writing, { paper, issuedOn, publishedOn, ids }: Given) => {
  const { title, type, category, effectiveAfter, acknowledgeAfter, audience = ['everyone'], supersedes, guide } = paper;
  const refNo = paper.refNo ?? recentNumber(paper, issuedOn, ids);
  const then = { ...at, clock: morningOf(publishedOn, at.clock) };
  const publishAt = then.clock.now().toString();
  const body = bodyOf(paper);
  const row = inserted(
    await at.db
      .insert(circular)
      .values({
        refNo,
        title,
        type,
        category,
        issuedOn,
        effectiveOn: effectiveAfter === undefined ? null : addDays(issuedOn, effectiveAfter),
        acknowledgeBy: acknowledgeAfter === undefined ? null : addDays(issuedOn, acknowledgeAfter),
        supersedes: supersedes ? (ids.get(supersedes) ?? null) : null,
        body,
        bodyText: plainText(body),
        audience,
        publishAt,
        announcedAt: publishAt,
      })
      .returning(),
  );
  ids.set(refNo, row.id);
  for (const action of ['circular.written', 'circular.published'])
    await record(then, { aggregate: 'circular', aggregateId: row.id, action, detail: { refNo, title } });
  if (guide) await attachGuide(then, row, guide);
  // Of what is older, nothing is left in anyone's bell.
  if (dayOf(publishAt) > addDays(dayOf(at.clock.now().toString()), -10)) await announce(then, row);
};

/** The next number of its type and year. */
const recentNumber = ({ type }: Paper, issuedOn: Day, ids: Map<string, string>): string => {
  const prefix = { PRACTICE_CIRCULAR: 'PC', PRACTICE_GUIDELINE: 'PG' }[type as string] ?? 'NT';
  const year = issuedOn.slice(2, 4);
  const before = [...ids.keys()].filter((refNo) => refNo.startsWith(prefix) && refNo.endsWith(`-${year}`)).length;
  return `${prefix} ${String(before + 1).padStart(2, '0')}-${year}`;
};

type Blocks = RichText['content'];

const bodyOf = ({ lead, duties }: Paper): RichText => {
  const line = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
  const heading = (text: string): Blocks[number] => ({
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text }],
  });
  return {
    type: 'doc',
    content: [
      heading('What this is about'),
      line(lead),
      heading('What you must do'),
      { type: 'bulletList', content: duties.map((duty) => ({ type: 'listItem', content: [line(duty)] })) },
    ],
  };
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
