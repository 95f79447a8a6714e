import { expect } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import type { Answer, Client } from '#test/people.ts';

export const place = '/circulars/v1/cea-circulars';
export const desk = '/circulars/v1/desk/circulars';

export const bodyOf = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const written = {
  refNo: 'PC 02-26',
  title: 'Verifying ownership before advertising',
  type: 'PRACTICE_CIRCULAR',
  category: 'ADVERTISING',
  issuedOn: '2026-11-16',
  body: bodyOf('Check who owns a property before you advertise it.'),
  audience: ['everyone'],
};

/** The answer's data. */
const must = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect([status, body.errors]).toEqual([200, []]);
  return body.data;
};

/** An agency with a content desk, compliance and a salesperson who was there before anything is published. */
export const aDeskOfCirculars = async () => {
  const clock = clockAt('2026-11-20T02:00:00Z');
  const app = await testApp({ clock });
  const content = await app.letIn(await app.aStaff('content'));
  const compliance = await app.letIn(await app.aStaff('compliance'));
  const agent = await app.letIn(await app.aSalesperson());
  const write = async (given: Record<string, unknown> = {}): Promise<string> =>
    (await must(content.post(desk, { ...written, ...given }))).circularId;
  const rewrite = async (id: string, given: Record<string, unknown>) => {
    const { revision } = await must(content.get(`${desk}/${id}`));
    return must(content.put(`${desk}/${id}`, { ...written, ...given, revision }));
  };
  const publish = (id: string, at: string | null = null) => must(content.put(`${desk}/${id}/publication`, { at }));
  const job = (name: string, payload: object = {}) =>
    app.composed.jobs.find((each) => each.name === name)?.run(payload);
  return {
    app,
    clock,
    content,
    compliance,
    agent,
    must,
    write,
    rewrite,
    publish,
    published: async (given: Record<string, unknown> = {}) => {
      const id = await write(given);
      await publish(id);
      return id;
    },
    attach: async (id: string, name: string, bytes: Buffer): Promise<string> =>
      (await must(content.upload(`${desk}/${id}/files`, {}, { name, bytes }))).fileId,
    announce: () => job('circulars.announce'),
    readText: (fileId: string) => job('circulars.read-text', { fileId }),
    /** The titles in someone's list. */
    listed: async (client: Client, query = ''): Promise<string[]> =>
      (await must(client.get(`${place}?${query}`))).rows.map(({ title }: { title: string }) => title),
    unread: async (client: Client) => {
      const { count, open } = await must(client.get(`${place}/unread`));
      return { count, open };
    },
    /** What someone was notified of about circulars. */
    notices: async (client: Client): Promise<string[]> => {
      const { rows } = await app.services.database.$client.query<{ title: string }>(
        `SELECT title FROM notification WHERE person_id = $1 AND link LIKE '/CEACirculars%' ORDER BY created_at, title`,
        [client.person.userId],
      );
      return rows.map(({ title }) => title);
    },
  };
};
