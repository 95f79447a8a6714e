import * as z from 'zod';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';

/** The address of a call as Fastify's router writes it: `:id` for `{id}`. */
export const routeOf = (call: Pick<Endpoint, 'base' | 'path'>): string => addressOf(call).replace(/\{(\w+)\}/g, ':$1');

/** Who may call, in the words of the API document. */
export const doorWords = ({ who }: Pick<Endpoint, 'who'>): string => `For: ${[who].flat().join(', ')}.`;

/** Bytes as they come, in the API document. */
export const anyBytes = z.any().meta({ type: 'string', format: 'binary' });

export const describesOnly = () => new Error('These routes only describe themselves.');
