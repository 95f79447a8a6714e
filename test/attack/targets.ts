import * as z from 'zod';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { type Example, examples, type Fixture } from '../../apps/access-examples.ts';
import { contracts } from '../../apps/contracts.ts';

/** A call as a scanner is told of it: an example that works, and the same with each parameter of its address marked by *. */
export type Target = { name: string; method: string; path: string; marked: string; token: string; body?: string };

export const calls: [string, Endpoint][] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract).map(([key, call]): [string, Endpoint] => [`${feature}.${key}`, call]),
);

/** What is not sent: a file as a form, and what would end the scanner's own session. */
const isLeft = (name: string, { upload }: Endpoint) => upload === true || name === 'identity.logout';

/** What removes comes last, so that what is removed was there for the others. */
const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];

/** Every declared call with an input that its owner could send; each parameter is there to be spoiled. */
export const targetsFor = (fixture: Fixture, tokenFor: (call: Endpoint) => string): Target[] =>
  calls
    .filter(([name, call]) => !isLeft(name, call))
    .map(([name, call]) => ({ ...targetOf(name, call, examples[name]?.(fixture) ?? {}), token: tokenFor(call) }))
    .sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

const targetOf = (name: string, call: Endpoint, { params = {}, query = {}, body }: Example) => {
  const known = Object.fromEntries(Object.keys(call.query?.shape ?? {}).map((key) => [key, query[key] ?? '1']));
  const addressWith = (mark: string) => {
    const path = addressOf(call).replace(
      /\{(\w+)\}/g,
      (_, key: string) => encodeURIComponent(params[key] ?? '1') + mark,
    );
    const search = Object.entries(known).map(([key, value]) => `${key}=${encodeURIComponent(value)}${mark}`);
    return search.length > 0 ? `${path}?${search.join('&')}` : path;
  };
  return {
    name,
    method: call.method,
    path: addressWith(''),
    marked: addressWith('*'),
    ...(call.body ? { body: JSON.stringify(body ?? anyBody(call.body)) } : {}),
  };
};

/** Where there is no example, each field that there is. */
const anyBody = (schema: z.ZodType): Record<string, string> => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.keys(properties).map((key) => [key, '1']));
};
