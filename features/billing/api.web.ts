import wire from 'virtual:wire/billing';
import { client } from '#platform/web/api/client.ts';
import type { billing } from './room.calls.ts';

export const api = client<typeof billing>(wire);
