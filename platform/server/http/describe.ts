import * as z from 'zod';
import {
  addressOf,
  asksAgain,
  changes,
  type Endpoint,
  keepsKey,
  recordOf,
  takesTurns,
} from '#platform/contract/endpoint.ts';
import { type ErrorEntry, statusOfKind } from '#platform/contract/refusal.ts';

/** The description of a call in the API document, made from its declaration. */

/** The address of a call as Fastify's router writes it: `:id` for `{id}`. */
export const routeOf = (call: Pick<Endpoint, 'base' | 'path'>): string => addressOf(call).replace(/\{(\w+)\}/g, ':$1');

/** Who may call. */
export const rolesText = ({ who }: Pick<Endpoint, 'who'>): string => `For: ${[who].flat().join(', ')}.`;

const confirmedText: Record<string, string> = {
  true: 'Confirmed: 403 `session.unconfirmed` where the session gave no password or code lately.',
  'at-times': 'Confirmed at times: 403 `session.unconfirmed` where the session gave no password or code lately.',
};

/** Bytes as they come. */
export const anyBytes = z.any().meta({ type: 'string', format: 'binary' });

export const describesOnly = () => new Error('These routes only describe themselves.');

const keyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[!-~]{1,255}$/)
    .optional()
    .describe(
      'A new value for each change, such as a UUID. Sent again with the same value, the change is made once and answered as before.',
    ),
});

type Described = { name: string; document: ReturnType<typeof describe> };

const described = new WeakMap<Endpoint, Described>();

/** What Fastify and the OpenAPI plugin take as the schema of a route: made once a call, for all servers of a process. */
export const documentOf = (name: string, call: Endpoint): Described['document'] => {
  const cached = described.get(call);
  if (cached?.name === name) return cached.document;
  const document = describe(name, call);
  described.set(call, { name, document });
  return document;
};

const describe = (name: string, call: Endpoint) => ({
  operationId: name,
  summary: call.summary,
  description: [
    rolesText(call),
    ...(asksAgain(call) ? [confirmedText[String(asksAgain(call))]] : []),
    ...(call.body && recordOf(call)
      ? ['Other fields of the record, as it is read, may be sent along and are ignored.']
      : []),
    ...Object.entries(call.elsewhere ?? {}).map(
      ([field, by]) => `\`${field}\` is taken as it is stored; ${by} changes it.`,
    ),
  ].join(' '),
  tags: [name.slice(0, name.indexOf('.'))],
  security: call.who === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
  ...(call.upload ? { consumes: ['multipart/form-data', ...(call.upload === true ? [] : ['application/json'])] } : {}),
  ...(keepsKey(call) ? { headers: keyHeader } : {}),
  ...(call.params ? { params: call.params } : {}),
  ...(call.query ? { querystring: call.query } : {}),
  ...(call.body || call.upload ? { body: bodyOf(call) } : {}),
  response: {
    200: { description: 'What was asked for.', content: successContent(call) },
    ...failuresOf(call.capitalErrors ? CapitalFailure : Failure, failureStatuses(call)),
  },
});

/** The fields of an upload come before its file, which may have come before all of them. */
const bodyOf = ({ body, upload }: Endpoint) => {
  if (!upload) return body;
  const fields = body instanceof z.ZodObject ? body : z.strictObject({});
  return fields.extend({ file: upload === true ? anyBytes : anyBytes.optional() });
};

const successContent = (call: Endpoint) => {
  if (call.file) return Object.fromEntries(call.file.map((mediaType) => [mediaType, { schema: anyBytes }]));
  return { 'application/json': { schema: successEnvelope(call) } };
};

const successEnvelope = ({ data = z.null(), message, messageBy, alsoTopLevel = [] }: Endpoint) =>
  z.object({
    success: z.literal(true),
    data,
    errors: z.array(z.unknown()).max(0),
    ...(message ? { message: z.literal(message) } : {}),
    ...(messageBy ? { message: z.enum(Object.values(messageBy.messages)).optional() } : {}),
    ...Object.fromEntries(alsoTopLevel.map((key) => [key, topLevel(data, key)])),
  });

/** A key of `data` that is repeated beside it: null where this answer has no such key. */
const topLevel = (data: z.ZodType, key: string): z.ZodType => {
  const answers = data instanceof z.ZodUnion ? data.options : [data];
  const schemas = answers.flatMap((answer) => (answer instanceof z.ZodObject ? [answer.shape[key]] : []));
  const [value] = schemas.filter((each) => each !== undefined);
  if (!value) throw new Error(`No answer has ${key}, which is to be repeated at the top.`);
  return schemas.length === answers.length && schemas.every((each) => each === value) ? value : value.nullable();
};

const Entry = z
  .object({
    message: z.string(),
    code: z.string(),
    field: z.string().optional(),
    documentId: z.string().optional(),
    partyUuid: z.uuid().optional(),
  } satisfies Record<keyof ErrorEntry, z.ZodType>)
  .meta({ id: 'ErrorEntry' });

const failure = {
  success: z.literal(false),
  data: z.null(),
  /** Of an input that is wrong, an entry for each field. */
  errors: z.array(Entry).min(1),
  /** What the client needs to go on, such as the record as it is stored now. */
  detail: z.unknown().optional(),
  /** Of an error on our side: the number under which it is in the log. */
  reference: z.string().optional(),
};
export const Failure = z.object(failure).meta({ id: 'Failure' });
/** The same with the messages in a second spelling, for the calls whose callers read that. */
const CapitalFailure = z
  // A client's generator would name these after the key, which differs from `errors` by case alone.
  .object({ ...failure, Errors: z.array(z.object({ Message: z.string() }).meta({ id: 'CapitalErrorEntry' })) })
  .meta({ id: 'CapitalFailure' });

const failureWords: Record<number, string> = {
  400: 'The input is wrong; `field` says where.',
  401: 'There is no session, it has ended, or what was given to sign in is wrong.',
  403: 'This is not for the caller’s role, or the request did not come from our own pages.',
  404: 'The record is not there, or not for the caller to see.',
  409: 'The record was changed meanwhile, or its state does not allow this.',
  413: 'The input is larger than the server takes.',
  415: 'The content is of a kind that is not taken.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'Something went wrong on our side; `reference` names it.',
  503: 'The service, or a part of it, can’t be reached; `Retry-After` says when to try again.',
  507: 'There is no room left to store this.',
};

/** The failures of these statuses, for `response`. */
export const failuresOf = (schema: z.ZodType, statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: failureWords[status] ?? 'It failed.', content: { 'application/json': { schema } } },
    ]),
  );

/** Whether an input has the id of a record, at any depth. */
const namesRecord = (schema: unknown): boolean => {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).some(namesRecord);
  if (schema instanceof z.ZodUnion) return schema.options.some(namesRecord);
  if (schema instanceof z.ZodArray) return namesRecord(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return namesRecord(schema.unwrap());
  return schema instanceof z.ZodUUID;
};

/** The statuses by which a call can fail: those that its declaration implies, and the kinds of refusal that it names. */
export const failureStatuses = (call: Endpoint): number[] => {
  const isChange = changes(call);
  const hasInput = Boolean(call.params || call.query || call.body || call.upload);
  const isOpenTo = (who: Endpoint['who']) => [who].flat().some((each) => each === 'public' || each === 'signed-in');
  const isPublic = [call.who].flat().includes('public');
  const implied: [status: number, isImplied: boolean][] = [
    [400, hasInput || isChange],
    [401, !isPublic],
    [403, isChange || !isOpenTo(call.who)],
    [404, Boolean(call.params) || [call.query, call.body].some(namesRecord)],
    [409, isChange],
    [413, isChange],
    [415, isChange],
    [422, keepsKey(call)],
    [429, call.limit !== undefined || call.fewAtOnce === true || (!isPublic && takesTurns(call))],
    [500, true],
    [503, true],
    [507, isChange],
  ];
  const statuses = implied.flatMap(([status, isImplied]) => (isImplied ? [status] : []));
  return [...new Set([...statuses, ...(call.refuses ?? []).map((kind) => statusOfKind[kind])])].sort((a, b) => a - b);
};
