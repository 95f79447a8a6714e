import wire from 'virtual:wire/identity';
import { client } from '#platform/web/api/client.ts';
import type { identity } from '../contract/index.ts';

export const api = client<typeof identity>(wire);
