import wire from 'virtual:wire/deal';
import { client } from '#platform/web/api/client.ts';
import type { deal } from '../contract.ts';

export const api = client<typeof deal>(wire);
