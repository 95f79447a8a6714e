import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Endpoint, endpoint } from '#platform/contract/endpoint.ts';
import { commaList, id, optional, text, withCodes } from '#platform/contract/fields.ts';
import { apiDocument } from './api-document.ts';
import { failureStatuses } from './describe.ts';
import { implement } from './implement.ts';

const call = (change: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path: '/v1/x',
  who: 'signed-in',
  summary: '',
  ...change,
});

describe('a call can fail', () => {
  const always = [401, 429, 500, 503];
  const changed = [...always, 400, 403, 409, 413, 415, 422, 507];
  const withId = z.strictObject({ rows: z.array(z.object({ of: optional(id()) })) });
  it.each<[string, Partial<Endpoint>, number[]]>([
    ['as anybody’s', { who: 'public' }, [500, 503]],
    ['as a person’s', {}, always],
    ['as a role’s', { who: ['salesperson', 'admin'] }, [...always, 403]],
    ['with an input', { query: z.strictObject({ search: text() }) }, [...always, 400]],
    ['with the id of a record', { query: z.strictObject({ eSubId: id() }) }, [...always, 400, 404]],
    ['with an id deep in its input', { method: 'PUT', body: withId }, [...changed, 404]],
    ['as a change', { method: 'POST' }, changed],
    [
      'as a change without an idempotency key',
      { method: 'POST', who: 'public' },
      changed.filter((each) => ![401, 422, 429].includes(each)),
    ],
    ['as anybody’s with a limit', { who: 'public', limit: 10 }, [429, 500, 503]],
    ['as a file', { file: ['application/pdf'] }, [401, 500, 503]],
    ['as its use-case says', { refuses: ['missing', 'unsupported'] }, [...always, 404, 415]],
  ])('%s', (_, change, statuses) => {
    expect(failureStatuses(call(change))).toEqual(statuses.toSorted((a, b) => a - b));
  });
});

const calls = {
  list: endpoint({
    method: 'GET',
    path: '/v1/x/{code}',
    who: 'signed-in',
    summary: '',
    params: z.strictObject({ code: withCodes(z.coerce.number().int(), [1, 2]) }),
    query: z.strictObject({ status: commaList(z.enum(['1', '2'])).optional() }),
    file: ['application/pdf'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/v1/x',
    who: 'public',
    summary: '',
    body: z.strictObject({ country: withCodes(text(2), ['', 'SG']).default('') }),
    data: z.union([z.object({ token: z.string() }), z.object({ next: z.string() })]),
    alsoTopLevel: ['token'],
    capitalErrors: true,
  }),
};
const own = () => {
  throw new Error('Nothing is called here.');
};

it('the document has the codes, the failures and what is repeated at the top', async () => {
  const document = await apiDocument(implement('x', calls, { list: own, open: own }), {});
  const { paths = {} } = document;
  const ref = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  expect(paths['/api/v1/x/{code}']?.get).toMatchObject({
    parameters: [
      { name: 'status', schema: { type: 'array', items: { type: 'string', enum: ['1', '2'] } } },
      { name: 'code', schema: { type: 'integer', enum: [1, 2] } },
    ],
    responses: {
      200: { content: { 'application/pdf': { schema: { format: 'binary' } } } },
      400: { description: 'The input is wrong; `field` says where.', ...ref('Failure') },
      404: ref('Failure'),
      503: { ...ref('Failure'), headers: { 'Retry-After': { schema: { type: 'integer' } } } },
    },
  });
  expect(paths['/api/v1/x']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { country: { enum: ['', 'SG'] } } } } } },
    responses: {
      200: { content: { 'application/json': { schema: { properties: { token: { type: ['string', 'null'] } } } } } },
      409: ref('CapitalFailure'),
    },
  });
  expect(document).toMatchObject({
    components: {
      schemas: {
        Failure: {
          properties: { success: { const: false }, errors: { items: { $ref: '#/components/schemas/ErrorEntry' } } },
          required: ['success', 'data', 'errors'],
        },
        ErrorEntry: { required: ['message', 'code'] },
        CapitalFailure: { required: ['success', 'data', 'errors', 'Errors'] },
      },
    },
  });
});

it('a change of a person takes an Idempotency-Key, and a call with a limit says how much is left', async () => {
  const change = call({ method: 'POST', limit: 5 });
  const ofAnybody = call({ method: 'PUT', who: 'public' });
  const { paths = {} } = await apiDocument(implement('x', { change, ofAnybody }, { change: own, ofAnybody: own }), {});
  expect(paths['/api/v1/x']?.post).toMatchObject({
    parameters: [{ in: 'header', name: 'Idempotency-Key', required: false }],
    responses: { 200: { headers: { 'x-ratelimit-remaining': {} } }, 422: {}, 429: { headers: { 'Retry-After': {} } } },
  });
  expect(paths['/api/v1/x']?.put?.parameters).toBeUndefined();
});

it('a list in a query is refused as before', () => {
  const status = commaList(z.enum(['1', '2'], 'There is no such status.'));
  expect(status.parse('1,,2')).toEqual(['1', '2']);
  expect(status.safeParse('1,3').error?.issues[0]?.message).toBe('There is no such status.');
});
