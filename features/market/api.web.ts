import wire from 'virtual:wire/market';
import { client } from '#platform/web/api/client.ts';
import type { market } from './room.calls.ts';

export const api = client<typeof market>(wire);
