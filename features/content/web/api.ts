import wire from 'virtual:wire/content';
import { client } from '#platform/web/api/client.ts';
import type { content } from '../contract/index.ts';

export const api = client<typeof content>(wire);
