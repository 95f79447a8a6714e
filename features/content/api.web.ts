import wire from 'virtual:wire/content';
import { client } from '#platform/web/api/client.ts';
import type { content } from './room.calls.ts';

export const api = client<typeof content>(wire);
