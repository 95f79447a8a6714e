import wire from 'virtual:wire/training';
import { client } from '#platform/web/api/client.ts';
import type { training } from '../contract/index.ts';

export const api = client<typeof training>(wire);
