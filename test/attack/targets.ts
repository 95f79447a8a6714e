import * as z from 'zod';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { calls, type Example, exampleOf, type Owner, type Prepared } from '../access.ts';

/** A call for a scanner: a valid example, and the same path with each parameter marked by `*`. */
export type Target = { name: string; method: string; path: string; marked: string; token: string; body?: string };

/** Calls that are left out: forms with a file, and the one that ends the scanner's session. */
const isLeft = (name: string, { upload }: Endpoint) => upload === true || name === 'identity.logout';

/** The order of methods. DELETE is last, because other calls need the records. */
const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];

/** Every declared call with a valid input of its owner. All parameters are present. */
export const targetsFor = (prepared: Prepared, owner: Owner, tokenFor: (call: Endpoint) => string): Target[] =>
  calls
    .filter(([name, call]) => !isLeft(name, call))
    .map(([name, call]) => ({ ...targetOf(name, call, exampleOf(name, prepared, owner)), token: tokenFor(call) }))
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

/** A body with every field of the schema, for calls without an example. */
const anyBody = (schema: z.ZodType): Record<string, string> => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.keys(properties).map((key) => [key, '1']));
};
