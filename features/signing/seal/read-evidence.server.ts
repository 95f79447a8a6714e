import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import type { signing } from '../room.calls.ts';
import { sealedDocument } from '../tables.server.ts';

/** Those of these sealed files that have stored evidence. */
export const withEvidence = async ({ db }: Pick<Reading, 'db'>, fileIds: string[]): Promise<string[]> => {
  const rows = await db
    .select({ fileId: sealedDocument.fileId })
    .from(sealedDocument)
    .where(and(inArray(sealedDocument.fileId, fileIds), isNotNull(sealedDocument.evidence)));
  return rows.map(({ fileId }) => fileId);
};

/** From where and with what a sealed file was signed. That it was read is recorded. */
export const readEvidence = async (at: Reading, { params }: Input<typeof signing.evidence>): Promise<FileAnswer> => {
  const [row] = await at.db
    .select()
    .from(sealedDocument)
    .where(and(eq(sealedDocument.fileId, params.fileId), isNotNull(sealedDocument.evidence)));
  if (!row?.evidence) throw missing('record of signing');
  await recordReading(at, {
    aggregate: 'sealed-document',
    aggregateId: row.id,
    action: 'evidence.read',
    detail: { fileId: params.fileId },
  });
  const body = Buffer.from(row.evidence);
  const name = `${row.number ?? 'Document'} – record of signing.json`;
  return { name, contentType: 'application/json', size: body.length, body };
};
