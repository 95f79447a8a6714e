import wire from 'virtual:wire/agency';
import { client } from '#platform/web/api/client.ts';
import type { agency } from './room.calls.ts';

export const api = client<typeof agency>(wire);
