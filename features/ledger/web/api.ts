import wire from 'virtual:wire/ledger';
import { client } from '#platform/web/api/client.ts';
import type { ledger } from '../contract.ts';

export const api = client<typeof ledger>(wire);
