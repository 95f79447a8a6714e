import wire from 'virtual:wire/dashboard';
import { client } from '#platform/web/api/client.ts';
import type { dashboard } from '../contract.ts';

export const api = client<typeof dashboard>(wire);

/** The input of the call for all cards, by which its answer is kept. */
export const allCards = { query: {} };
