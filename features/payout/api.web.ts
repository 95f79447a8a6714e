import wire from 'virtual:wire/payout';
import { client } from '#platform/web/api/client.ts';
import type { payout } from './room.calls.ts';

export const api = client<typeof payout>(wire);
