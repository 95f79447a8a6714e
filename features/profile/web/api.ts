import wire from 'virtual:wire/profile';
import { client } from '#platform/web/api/client.ts';
import type { profile } from '../contract.ts';

/** The calls of one's own profile. */
export const api = client<typeof profile>(wire);
