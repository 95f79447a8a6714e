import wire from 'virtual:wire/agency';
import { client } from '#platform/web/api/client.ts';
import type { agency } from '../contract.ts';

/** The calls of the agency's own desk. */
export const api = client<typeof agency>(wire);
