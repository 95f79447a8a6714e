import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { type GivenFile, receiveFile } from '#features/media/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { FileAnswer, IncomingFile } from '#platform/server/http/files.ts';
import { strEntry, strFile } from '../tables.server.ts';
import { largestPaper } from './largest-paper.rules.ts';
import type { Paper } from './register.calls.ts';

export const paperPlace = (id: string): string => `str_file.sealed:${id}`;

const most = 20;

type OfEntry = { params: { id: string } };
type OfPaper = { params: { id: string; paperId: string } };

export const papersOf = (at: Reading, entryId: string): Promise<Paper[]> =>
  at.db
    .select({
      paperId: strFile.id,
      name: strFile.name,
      size: strFile.size,
      addedBy: personPublic.name,
      addedAt: strFile.addedAt,
    })
    .from(strFile)
    .innerJoin(personPublic, eq(personPublic.id, strFile.addedBy))
    .where(eq(strFile.entryId, entryId))
    .orderBy(asc(strFile.addedAt), asc(strFile.id));

/** The bytes come by the door of all uploads, which inspects them, and are not kept where files lie: the row has them, sealed. */
export const addPaper = (
  at: Reading,
  { params, body, file }: OfEntry & { body: { uploadId?: string | undefined }; file?: IncomingFile },
) => {
  const source: GivenFile = { file, uploadId: body.uploadId };
  return receiveFile(
    at,
    source,
    () => requireEntry(at, params.id),
    async ({ key, fileName: name, contentType, size, sha256 }) => {
      if (size > largestPaper)
        throw new Refusal('file.too-large', 'A paper of a suspicion has at most 10 MB. Split it, or scan it smaller.');
      const id = randomUUID();
      const bytes = Buffer.concat(await (await at.files.read(key)).toArray());
      // The unsealed file is removed, even if this call fails.
      await at.files.remove(key);
      const sealed = at.secrets.seal(bytes.toString('base64'), paperPlace(id));
      await transact(at, async (within) => {
        await lockEntry(within, params.id);
        const [row] = await within.db.select({ papers: count() }).from(strFile).where(eq(strFile.entryId, params.id));
        if (row && row.papers >= most) throw new Refusal('entry.conflict', `A suspicion has at most ${most} papers.`);
        const added = { addedBy: within.actor.userId, addedAt: within.clock.now().toString() };
        await within.db
          .insert(strFile)
          .values({ id, entryId: params.id, name, contentType, size, sha256, sealed, ...added });
        await note(within, params.id, 'entry.paper-added', id);
      });
      return { answer: { paperId: id }, isKept: false };
    },
  );
};

export const openPaper = async (at: Reading, { params }: OfPaper): Promise<FileAnswer> => {
  const [paper] = await at.db.select().from(strFile).where(isPaper(params));
  if (!paper) throw missing('paper');
  const { id, name, contentType, sealed } = paper;
  const detail = { paperId: id };
  await recordReading(at, { aggregate: 'str-entry', aggregateId: params.id, action: 'entry.paper-opened', detail });
  const body = Buffer.from(at.secrets.open(sealed, paperPlace(id)), 'base64');
  return { name, contentType, size: body.length, body };
};

/** Papers of a decided entry can't be removed. */
export const removePaper = async (at: Writing, { params }: OfPaper): Promise<undefined> => {
  const filing = await lockEntry(at, params.id);
  if (filing !== 'OPEN') throw new Refusal('entry.conflict', 'This entry is decided, and keeps its papers.');
  const removed = await at.db.delete(strFile).where(isPaper(params)).returning({ id: strFile.id });
  if (removed.length === 0) throw missing('paper');
  await note(at, params.id, 'entry.paper-removed', params.paperId);
};

const isPaper = ({ id, paperId }: OfPaper['params']) => and(eq(strFile.id, paperId), eq(strFile.entryId, id));

const requireEntry = async (at: Reading, id: string): Promise<void> => {
  const [row] = await at.db.select({ id: strEntry.id }).from(strEntry).where(eq(strEntry.id, id));
  if (!row) throw missing('entry');
};

const lockEntry = async (at: Writing, id: string) => {
  const [row] = await at.db.select({ filing: strEntry.filing }).from(strEntry).where(eq(strEntry.id, id)).for('update');
  if (!row) throw missing('entry');
  return row.filing;
};

const note = (at: Writing, entryId: string, action: string, paperId: string) =>
  record(at, { aggregate: 'str-entry', aggregateId: entryId, action, detail: { paperId } });
