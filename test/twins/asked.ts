import { setTimeout as sleep } from 'node:timers/promises';
import { read, utils } from '@e965/xlsx';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { answerOf, calls, type Example, exampleOf } from '#test/access.ts';
import { isLong } from '#test/long.ts';
import { readPdf } from '#test/pdf.ts';
import type { Answer, Client } from '#test/people.ts';

import type { Twin } from './marks.ts';

/** A reading call: with one of the ids of a twin in the place of each id, or as it is for whoever asks. */
export type Asked = { name: string; call: Endpoint; given: string; of?: string };

const anId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const nobody = '00000000-0000-4000-8000-000000000000';

/** Asks for all rows of a list, as many as it may have. */
const wholeQuery = ({ query }: Endpoint): Record<string, string> | undefined => {
  if (!query?.safeParse({}).success) return undefined;
  return 'pageSize' in query.shape ? { pageSize: '100' } : {};
};

const reads = calls.filter(([, { method, who }]) => method === 'GET' && who !== 'public');

/** The trail of the administrator, whose own reading is in it, has a test of its own. */
const isOwnTrail = (name: string): boolean => /audit/i.test(name);

/** A PDF takes long to be set: those are read in the long form. */
const isSet = ({ file }: Endpoint): boolean => !isLong && JSON.stringify(file ?? '').includes('application/pdf');

/** Everything that can be asked, of one twin or of all at once. From the contracts: a call that comes later is asked without a line here. */
export const everythingAsked = (ids: string[], prepared: Parameters<typeof exampleOf>[1]): Asked[] =>
  reads.flatMap(([name, call]) => {
    if (isOwnTrail(name) || isSet(call)) return [];
    const { params, query } = exampleOf(name, prepared, { userId: nobody, password: '' });
    const given = JSON.stringify({ params, query });
    if (given.search(anId) >= 0) return ids.map((of) => ({ name, call, given: given.replaceAll(anId, '{id}'), of }));
    return [{ name, call, given: JSON.stringify({ params, query: wholeQuery(call) ?? query }) }];
  });

/** What can be read in an answer: an Excel file and a PDF are packed. */
const readable = async (answer: Answer): Promise<unknown> => {
  const type = String(answer.headers['content-type']);
  if (type.includes('spreadsheetml'))
    return Object.values(read(answer.raw).Sheets).flatMap((sheet) => utils.sheet_to_csv(sheet).split('\n'));
  if (type.includes('pdf')) return (await readPdf(answer.raw)).text;
  return type.includes('json') ? answer.body : null;
};

/** Files are made one after the other: whoever is sent away asks again. */
const inTurn = async (ask: () => Promise<Answer>): Promise<Answer> => {
  const answer = await ask();
  if (answer.status !== 503) return answer;
  await sleep(50);
  return inTurn(ask);
};

export const answered = async (client: Client, { call, given, of }: Asked, twin?: Twin) => {
  if (!mayEnter(client.person, call.who)) return { status: 403, body: null };
  const text = of && twin ? given.replaceAll('{id}', twin.ids[of] ?? '') : given;
  const answer = await inTurn(() => answerOf(client, call, JSON.parse(text) as Example));
  return { status: answer.status, body: await readable(answer) };
};
