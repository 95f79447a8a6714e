import wire from 'virtual:wire/cobroke';
import registerWire from 'virtual:wire/register';
import type { register } from '#features/register/contract.ts';
import { client } from '#platform/web/api/client.ts';
import type { cobroke } from '../contract.ts';

export const api = client<typeof cobroke>(wire);
export const registerApi = client<typeof register>(registerWire);

/** Rooms whose figures change with what finance says of co-brokers. */
