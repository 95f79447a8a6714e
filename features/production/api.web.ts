import wire from 'virtual:wire/production';
import { client } from '#platform/web/api/client.ts';
import type { production } from './room.calls.ts';

export const api = client<typeof production>(wire);
