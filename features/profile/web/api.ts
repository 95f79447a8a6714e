import wire from 'virtual:wire/profile';
import { client } from '#platform/web/api/client.ts';
import type { profile } from '../contract.ts';

export const api = client<typeof profile>(wire);
