import { type Actor, mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { plainClient } from '../faults/plain-client.ts';

const userNames = ['hannah.lim', 'rajesh.kumar', 'mei.tan', 'farid.osman', 'admin'];

/** The people that the scanners act as. A call is made by the first of them who may make it. */
export const signInAll = async (url: string) => {
  const all = await Promise.all(
    userNames.map(async (userName) => {
      const client = await plainClient(url, userName);
      const { body } = await client.get('/api/v1/users/info');
      return { client, actor: body.data as Actor };
    }),
  );
  const [agent, colleague] = all;
  if (!agent || !colleague) throw new Error('Nobody signed in.');
  const tokenFor = ({ who }: Endpoint): string => (all.find(({ actor }) => mayEnter(actor, who)) ?? agent).client.token;
  return { agent, colleague, tokenFor };
};
