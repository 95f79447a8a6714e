import type { Actor } from '#platform/contract/actor.ts';
import { benchPassword } from '../bulk/database.ts';

/** Signs in and returns the session's token. */
export const signIn = async (address: string, userName: string, password = benchPassword): Promise<string> => {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`${userName} can't sign in at ${address}: ${answer.status}`);
  return token;
};

/** The actor of a token. */
export const readActor = async (address: string, token: string): Promise<Actor> => {
  const answer = await fetch(`${address}/api/v1/users/info`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Omit<Actor, 'sessionId'> };
  return { ...data, sessionId: '' };
};
