import wire from 'virtual:wire/calculators';
import { client } from '#platform/web/api/client.ts';
import type { calculators } from './room.calls.ts';

export const api = client<typeof calculators>(wire);
