import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Elsewhere } from '../base-variables.ts';
import { tokenOf } from './guard.ts';

/** Milliseconds until the answer must begin, for a call and for an upload. Its body may take longer. */
const timeouts = { call: 30_000, upload: 120_000 };
const forwardedHeaders = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
const returnedHeaders = ['content-type', 'content-disposition', 'retry-after'];

/** Forwards a call to the server of its base, with the caller's token, and its answer back. The role was checked before. */
export const forward = async (call: Endpoint, there: Elsewhere, request: FastifyRequest, reply: FastifyReply) => {
  const answer = await ask(call, there, request);
  // The person can do nothing about a failure of that server, or about a token that it refuses.
  if (answer.status >= 500 || answer.status === 401 || (answer.status >= 300 && answer.status < 400)) {
    await answer.body?.cancel();
    request.log.error({ call: call.path, status: answer.status }, 'A base elsewhere gave no answer that can be used');
    throw unreachable();
  }
  for (const name of returnedHeaders) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  reply.code(answer.status);
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null);
};

const unreachable = () =>
  new Refusal('base.unavailable', 'This part of Gable can’t be reached just now. Try again in a few seconds.', {
    retryAfter: 5,
  });

const ask = async (call: Endpoint, there: Elsewhere, request: FastifyRequest): Promise<Response> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), call.upload ? timeouts.upload : timeouts.call);
  try {
    return await fetch(addressThere(call, there, request), {
      method: call.method,
      headers: headersOf(there, request),
      redirect: 'manual',
      signal: late.signal,
      ...(changes(call) ? bodyOf(call, request) : {}),
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    request.log.error({ call: call.path, reason: (error as Error).message }, 'A base elsewhere can’t be reached');
    throw unreachable();
  } finally {
    clearTimeout(timer);
  }
};

/** Built from the contract's path. A parameter such as `..` is refused. */
const addressThere = ({ path }: Endpoint, { url }: Elsewhere, request: FastifyRequest): string => {
  const params = request.params as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new Refusal('record.missing', 'There is no such call.');
    return encodeURIComponent(value);
  });
  const query = request.url.indexOf('?');
  return url + filled + (query < 0 ? '' : request.url.slice(query));
};

const headersOf = ({ credential }: Elsewhere, request: FastifyRequest): Headers => {
  const headers = new Headers({ 'x-request-id': request.id });
  for (const name of forwardedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const token = tokenOf(request);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (credential) headers.set(credential.header, credential.value);
  return headers;
};

/** An upload is streamed on; any other body was read already. */
const bodyOf = ({ upload }: Endpoint, request: FastifyRequest): RequestInit => {
  if (upload && request.isMultipart())
    return { body: Readable.toWeb(request.raw) as BodyInit, duplex: 'half' } as RequestInit;
  return request.body === undefined || request.body === null ? {} : { body: JSON.stringify(request.body) };
};
