import wire from 'virtual:wire/parking';
import { client } from '#platform/web/api/client.ts';
import type { parking } from '../contract.ts';

export const api = client<typeof parking>(wire);
