import wire from 'virtual:wire/ecdd';
import { client } from '#platform/web/api/client.ts';
import type { ecdd } from './room.calls.ts';

export const api = client<typeof ecdd>(wire);
