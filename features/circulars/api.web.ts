import wire from 'virtual:wire/circulars';
import { client } from '#platform/web/api/client.ts';
import type { circulars } from './room.calls.ts';

export const api = client<typeof circulars>(wire);
