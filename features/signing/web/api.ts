import wire from 'virtual:wire/signing';
import { client } from '#platform/web/api/client.ts';
import type { signing } from '../contract/index.ts';

export const api = client<typeof signing>(wire);
