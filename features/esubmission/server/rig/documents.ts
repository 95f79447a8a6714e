import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Client } from '#test/people.ts';
import type { Checklist } from '../../records.ts';

/** Documents as a browser sends and asks for them. */

type Line = { documentId: string; partyUuid?: string };

export const upload = (who: Client, eSubId: string, line: Line, name = 'scan.pdf', bytes: Buffer = samplePdf()) =>
  who.upload('/api/v1/esubmission-uploads', { eSubId, ...line }, { name, bytes });

export const listOf = async (who: Client, id: string) =>
  (await who.get(`/api/v1/document-templates?eSubId=${id}`)).body.data as Checklist;

export const lineOf = async (who: Client, id: string, documentId: string) =>
  (await listOf(who, id)).rows.find((row) => row.documentId === documentId);

export const download = (who: Client, fileId: string) => who.get(`/media/v1/documents/${fileId}/download`);

export const remove = (who: Client, fileId: string) => who.delete(`/media/v1/documents?fileId=${fileId}`);

/** A PDF that no other mark makes. */
export const markedPdf = (mark: string) => Buffer.concat([samplePdf(), Buffer.from(`% ${mark}\n`)]);

/** The line of a signed option, which every sale asks for. */
export const otp = { documentId: 'D-01' };
