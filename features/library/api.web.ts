import wire from 'virtual:wire/library';
import { client } from '#platform/web/api/client.ts';
import type { library } from './room.calls.ts';

export const api = client<typeof library>(wire);
