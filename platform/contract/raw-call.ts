import type * as z from 'zod';
import type { Base, Who } from './endpoint.ts';

/**
 * A call that follows a protocol of its own, without the envelope. The server checks only the role from this declaration;
 * the rest is for the API document and the tests.
 */
export type RawCall = {
  method: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  /** Below the base, parameters in braces. */
  path: `/${string}`;
  base: Base;
  who: Who | readonly Who[];
  /** Not for staff who read a portal through /amsaccess, although it changes nothing. */
  notThroughPortal?: true;
  /** One line for the API document. */
  summary: string;
  params?: z.ZodObject;
  headers: z.ZodObject;
  /** The media type of its body, which is left unread for it. */
  consumes?: string;
  /** The media type of its answer, which goes on for as long as the caller listens. Without it a success has no body. */
  streams?: string;
  /** Of a success. */
  status: 200 | 201 | 204;
};

export type RawContract = Record<string, RawCall>;
