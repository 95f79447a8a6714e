import wire from 'virtual:wire/circulars';
import { client } from '#platform/web/api/client.ts';
import type { circulars } from '../contract/index.ts';

export const api = client<typeof circulars>(wire);
