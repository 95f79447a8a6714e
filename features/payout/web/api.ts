import wire from 'virtual:wire/payout';
import { client } from '#platform/web/api/client.ts';
import type { payout } from '../contract/index.ts';

export const api = client<typeof payout>(wire);
