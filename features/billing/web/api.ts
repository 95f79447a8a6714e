import wire from 'virtual:wire/billing';
import { client } from '#platform/web/api/client.ts';
import type { billing } from '../contract/index.ts';

export const api = client<typeof billing>(wire);
