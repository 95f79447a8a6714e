import wire from 'virtual:wire/production';
import { client } from '#platform/web/api/client.ts';
import type { production } from '../contract/index.ts';

export const api = client<typeof production>(wire);
