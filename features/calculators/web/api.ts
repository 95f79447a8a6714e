import wire from 'virtual:wire/calculators';
import { client } from '#platform/web/api/client.ts';
import type { calculators } from '../contract/index.ts';

export const api = client<typeof calculators>(wire);
