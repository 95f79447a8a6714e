import wire from 'virtual:wire/signing';
import { client } from '#platform/web/api/client.ts';
import type { signing } from './room.calls.ts';

export const api = client<typeof signing>(wire);
