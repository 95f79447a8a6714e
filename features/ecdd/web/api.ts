import wire from 'virtual:wire/ecdd';
import { client } from '#platform/web/api/client.ts';
import type { ecdd } from '../contract/index.ts';

export const api = client<typeof ecdd>(wire);
