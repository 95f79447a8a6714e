import wire from 'virtual:wire/identity';
import { client } from '#platform/web/api/client.ts';
import type { identity } from '../contract.ts';

/** The calls of signing in and of who I am. */
export const api = client<typeof identity>(wire);
