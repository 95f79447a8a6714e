import wire from 'virtual:wire/presentation';
import { client } from '#platform/web/api/client.ts';
import type { presentation } from '../contract.ts';

export const api = client<typeof presentation>(wire);
