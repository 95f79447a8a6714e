import wire from 'virtual:wire/training';
import { client } from '#platform/web/api/client.ts';
import type { training } from './room.calls.ts';

export const api = client<typeof training>(wire);
