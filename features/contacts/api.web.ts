import wire from 'virtual:wire/contacts';
import { client } from '#platform/web/api/client.ts';
import type { contacts } from './room.calls.ts';

export const api = client<typeof contacts>(wire);
