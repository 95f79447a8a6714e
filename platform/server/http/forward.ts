import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Elsewhere } from '../base-variables.ts';
import { tokenOf } from './guard.ts';

/** Milliseconds until the answer begins: a call, or a file that goes there first. What it answers takes as long as it takes. */
const patience = { call: 30_000, upload: 120_000 };
const passedOn = ['accept', 'accept-language', 'content-type', 'idempotency-key'];
const passedBack = ['content-type', 'content-disposition', 'retry-after'];

/** A call whose base is elsewhere, once its door was kept here: asked there with the caller's token, answered as it comes. */
export const forward = async (call: Endpoint, there: Elsewhere, request: FastifyRequest, reply: FastifyReply) => {
  const answer = await ask(call, there, request);
  // Its own failures, and a token that it does not take, are nothing that the person can do something about.
  if (answer.status >= 500 || answer.status === 401 || (answer.status >= 300 && answer.status < 400)) {
    await answer.body?.cancel();
    request.log.error({ call: call.path, status: answer.status }, 'A base elsewhere gave no answer that can be used');
    throw away();
  }
  for (const name of passedBack) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  reply.code(answer.status);
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null);
};

const away = () =>
  new Refusal('base.unavailable', 'This part of Gable can’t be reached just now. Try again in a few seconds.', {
    retryAfter: 5,
  });

const ask = async (call: Endpoint, there: Elsewhere, request: FastifyRequest): Promise<Response> => {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), call.upload ? patience.upload : patience.call);
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
    throw away();
  } finally {
    clearTimeout(timer);
  }
};

/** Made of the contract's path: a parameter that climbs leads nowhere. */
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
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const token = tokenOf(request);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (credential) headers.set(credential.header, credential.value);
  return headers;
};

/** A file goes on as it comes; all else was read already. */
const bodyOf = ({ upload }: Endpoint, request: FastifyRequest): RequestInit => {
  if (upload && request.isMultipart())
    return { body: Readable.toWeb(request.raw) as BodyInit, duplex: 'half' } as RequestInit;
  return request.body === undefined || request.body === null ? {} : { body: JSON.stringify(request.body) };
};
