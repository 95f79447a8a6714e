import wire from 'virtual:wire/aml';
import { client } from '#platform/web/api/client.ts';
import type { aml } from './room.calls.ts';

export const api = client<typeof aml>(wire);
