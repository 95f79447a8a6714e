import type { Page } from 'playwright-core';
import { vi } from 'vitest';

type Listed = { id: string; to: string; subject: string };
type Mail = { text: string; links: string[] };

/** Mails that were read, so that the next one with the same subject is a new one. */
const read = new Set<string>();

/** The next mail of that subject to that address, once it is in the outbox of the demo. */
export const nextMail = async (page: Page, to: string, subject: string): Promise<Mail> => {
  const id = await vi.waitFor(
    async () => {
      const { data }: { data: Listed[] } = await (await page.request.get('/api/v1/outbox')).json();
      const found = data.find((mail) => mail.to === to && mail.subject === subject && !read.has(mail.id));
      if (!found) throw new Error(`No mail “${subject}” to ${to}.`);
      return found.id;
    },
    { timeout: 30_000, interval: 250 },
  );
  read.add(id);
  return (await (await page.request.get(`/api/v1/outbox/${id}`)).json()).data;
};

/** Takes all that came to an address for read: the next mail is one that comes from here on. Journeys share an outbox, and people. */
export const passOver = async (page: Page, to: string): Promise<void> => {
  const { data }: { data: Listed[] } = await (await page.request.get('/api/v1/outbox')).json();
  for (const mail of data) if (mail.to === to) read.add(mail.id);
};

/** The six digits of a mail. */
export const digitsIn = ({ text }: Mail): string => /^\s+(\d{6})$/m.exec(text)?.[1] ?? '';
