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
  const known = Object.fromEntries(
    Object.entries(call.query?.shape ?? {}).map(([key, field]) => [key, query[key] ?? takenBy(field as z.ZodType)]),
  );
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

const samples = ['1', 'true', '2026-01-01', '00000000-0000-4000-8000-000000000000'];

/** A text that a parameter takes: with one that it refuses, an attack comes no further than the check of the input. */
const takenBy = (field: z.ZodType): string =>
  [...choicesOf(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' })), ...samples].find(
    (each) => field.safeParse(each).success,
  ) ?? '1';

/** The values that a schema lists, at any depth, but no empty one. */
const choicesOf = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  return [...own.filter((each) => each !== ''), ...Object.values(schema).flatMap(choicesOf)];
};

/** A body with every field of the schema, for calls without an example. */
const anyBody = (schema: z.ZodType): Record<string, string> => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(Object.keys(properties).map((key) => [key, '1']));
};
