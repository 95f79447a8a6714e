import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missing } from '#platform/contract/refusal.ts';
import { readMessage } from './read-message.ts';

/** `id` names the file, `date` is an ISO instant. */
export type OutboxEntry = { id: string; date: string; to: string; subject: string };

/** `links` are the addresses that the HTML leads to, in order. */
export type OutboxMail = OutboxEntry & { text: string; html: string; links: string[] };

const pattern = /^\d{8}T\d{9}Z-[0-9a-f]{24}$/;

/** `20260305T101502123Z-<24 hex digits>`: sorts by time. */
export const outboxId = (time: Date, identity: string): string =>
  `${time.toISOString().replace(/[-:.]/g, '')}-${identity}`;

const unescaped = (attribute: string) =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const linksIn = (html: string) => [...html.matchAll(/\shref="([^"]*)"/g)].map((match) => unescaped(match[1] ?? ''));

const read = async (folder: string, id: string): Promise<OutboxMail> => {
  const { headers, text, html } = await readMessage(await readFile(join(folder, `${id}.eml`)));
  return {
    id,
    date: new Date(headers.get('date') ?? 0).toISOString(),
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    text,
    html,
    links: linksIn(html),
  };
};

/** The mail of an outbox, newest first. */
export const listOutbox = async (folder: string, limit = 100): Promise<OutboxEntry[]> => {
  const names = await readdir(folder);
  const ids = names.map((name) => name.replace(/\.eml$/, '')).filter((id) => pattern.test(id));
  const newest = ids.toSorted().toReversed().slice(0, limit);
  return Promise.all(
    newest.map(async (id) => {
      const { date, to, subject } = await read(folder, id);
      return { id, date, to, subject };
    }),
  );
};

/** One mail of an outbox with its content, or `record.missing`. */
export const readOutbox = async (folder: string, id: string): Promise<OutboxMail> => {
  if (!pattern.test(id)) throw missing('mail');
  return read(folder, id).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? missing('mail') : error;
  });
};
