import wire from 'virtual:wire/verify';
import { client } from '#platform/web/api/client.ts';
import type { verify } from '../../contract.ts';

export const api = client<typeof verify>(wire);
