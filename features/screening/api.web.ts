import wire from 'virtual:wire/screening';
import { client } from '#platform/web/api/client.ts';
import type { screening } from './room.calls.ts';

export const api = client<typeof screening>(wire);
