import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Client } from '#test/people.ts';
import type { Checklist } from '../documents/documents.calls.ts';

/** The calls on documents, as a browser sends them. */

type Line = { documentId: string; partyUuid?: string };

export const upload = (who: Client, eSubId: string, line: Line, name = 'scan.pdf', bytes: Buffer = samplePdf()) =>
  who.upload('/api/v1/esubmission-uploads', { eSubId, ...line }, { name, bytes });

export const listOf = async (who: Client, id: string) =>
  (await who.get(`/api/v1/document-templates?eSubId=${id}`)).body.data as Checklist;

export const lineOf = async (who: Client, id: string, documentId: string) =>
  (await listOf(who, id)).rows.find((row) => row.documentId === documentId);

export const download = (who: Client, fileId: string) => who.get(`/media/v1/documents/${fileId}/download`);

export const remove = (who: Client, fileId: string) => who.delete(`/media/v1/documents?fileId=${fileId}`);

/** A PDF whose bytes differ for each mark. */
export const markedPdf = (mark: string) => Buffer.concat([samplePdf(), Buffer.from(`% ${mark}\n`)]);

/** The line of the signed option, which every sale requires. */
export const otp = { documentId: 'D-01' };
