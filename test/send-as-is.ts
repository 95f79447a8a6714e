import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import type { Answer, Client } from './people.ts';

export const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)) ?? '';
const asQuery = (query: unknown) => {
  if (typeof query !== 'object' || query === null) return `?${encodeURIComponent(textOf(query).toWellFormed())}`;
  return `?${Object.entries(query)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(textOf(value).toWellFormed())}`)
    .join('&')}`;
};

/** Sends input as it is, also what no client would send: texts stand for values in an address. */
export const sendAsIs = (
  client: Client,
  call: Endpoint,
  given: { params: unknown; query: unknown; body: unknown },
): Promise<Answer> => {
  const params = (given.params ?? {}) as Record<string, unknown>;
  const path = addressOf(call).replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(
      textOf(params[key] ?? 'x')
        .slice(0, 150)
        .toWellFormed(),
    ),
  );
  const url = path + (call.query ? asQuery(given.query) : '');
  if (call.upload) {
    const fields = Object.fromEntries(
      Object.entries((given.body ?? {}) as object).map(([key, value]) => [key, textOf(value)]),
    );
    return client.upload(url, fields, { name: 'x.pdf', bytes: Buffer.from('not a pdf') });
  }
  if (call.method === 'GET') return client.get(url);
  if (call.method === 'DELETE') return client.delete(url);
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(given.body) ?? '';
  return client[call.method.toLowerCase() as 'post' | 'put' | 'patch'](url, body, json);
};
