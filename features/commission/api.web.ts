import wire from 'virtual:wire/commission';
import { client } from '#platform/web/api/client.ts';
import type { commission } from './room.calls.ts';

export const api = client<typeof commission>(wire);
