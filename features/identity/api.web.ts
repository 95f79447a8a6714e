import wire from 'virtual:wire/identity';
import { client } from '#platform/web/api/client.ts';
import type { identity } from './room.calls.ts';

export const api = client<typeof identity>(wire);
