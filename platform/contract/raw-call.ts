import type * as z from 'zod';
import type { Base, Who } from './endpoint.ts';

/**
 * A call that follows a protocol of its own, without the envelope. The server checks only the role from this declaration;
 * the rest is for the API document and the tests.
 */
export type RawCall = {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Below the base, parameters in braces. */
  path: `/${string}`;
  base: Base;
  who: Who | readonly Who[];
  /** One line for the API document. */
  summary: string;
  params?: z.ZodObject;
  headers: z.ZodObject;
  /** The media type of its body, which is left unread for it. */
  consumes?: string;
  /** Of a success, which has no body. */
  status: 200 | 201 | 204;
};

export type RawContract = Record<string, RawCall>;
