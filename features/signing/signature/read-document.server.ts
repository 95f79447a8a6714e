import { and, eq, gte } from 'drizzle-orm';
import { sendFile } from '#features/media/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { fairQueue } from '#platform/server/fair-queue.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { languageOf } from '../languages.server.ts';
import { openVisit, requireVisit } from '../links/visit.server.ts';
import { changeRequest, lockRequest, note, ofRequest } from '../requests/request.server.ts';
import type { DocumentOfVisit, signing } from '../room.calls.ts';
import { frozenHash, frozenPdf } from '../seal/frozen-pdf.server.ts';
import { sealOf } from '../seal/seal-of.server.ts';
import type { SignableOf } from '../signable-of.server.ts';
import { signingEvent } from '../tables.server.ts';
import { SignedDocument } from './document.calls.ts';

type At = Reading<Actor | null>;

/** Documents may have to be set: visitors of one address take turns. */
const queue = fairQueue({ each: 1, all: 2, waiting: 10 });

export const readDocument =
  (signableOf: SignableOf) =>
  async (at: At, { query }: Input<typeof signing.readDocument>): Promise<DocumentOfVisit> => {
    const row = await requireVisit(at, query.token);
    frozenHash(row);
    const request = ofRequest(row);
    const document = SignedDocument.parse(await signableOf(row.kind).read(at, request, await languageOf(at, row)));
    return { ...document, recipient: request.recipient, version: row.version, corrected: row.corrected };
  };

export const readToEnd = async (at: At, { query }: Input<typeof signing.readToEnd>): Promise<undefined> => {
  const { id } = await requireVisit(at, query.token);
  await transact(at, async (within) => {
    const row = await lockRequest(within, id);
    if (row.readAt || row.signedAt) return;
    await changeRequest(within, id, { readAt: at.clock.now().toString() });
    await note(within, row, 'READ');
  });
};

export const downloadFile =
  (signableOf: SignableOf) =>
  async (at: At, { query }: Input<typeof signing.downloadFile>): Promise<FileAnswer> => {
    const { row, visit } = await openVisit(at, query.token);
    const seal = await sealOf(at, row.id);
    const file = seal ? await sendFile(at, seal.fileId) : await asRead(at, signableOf, row);
    await transact(at, async (within) => {
      await lockRequest(within, row.id);
      const detail = seal ? 'sealed' : 'as read';
      if (!(await wasNoted(within, row.id, detail, visit.begunAt))) await note(within, row, 'DOWNLOADED', detail);
    });
    return file;
  };

/** A download is noted once a visit. */
const wasNoted = async ({ db }: Writing<Actor | null>, requestId: string, detail: string, since: InstantText) => {
  const ofVisit = and(
    eq(signingEvent.requestId, requestId),
    eq(signingEvent.what, 'DOWNLOADED'),
    eq(signingEvent.detail, detail),
    gte(signingEvent.at, since),
  );
  return (await db.$count(signingEvent, ofVisit)) > 0;
};

const asRead = async (at: At, signableOf: SignableOf, row: Awaited<ReturnType<typeof requireVisit>>) => {
  const body = await queue(at.address, () => frozenPdf(at, signableOf(row.kind), row));
  return { name: `${row.title}.pdf`, contentType: pdfMediaType, size: body.length, body };
};
