import type { Contract } from '#platform/contract/endpoint.ts';
import { exportsOf } from './rooms.ts';

const modules = await exportsOf<Record<string, unknown>>('room.calls.ts', 'contract.ts', 'contract/index.ts');

/**
 * All calls, by room, for the browser's client, the API document and the generated tests. A room's contract exports its
 * calls under the room's name. A room without such an export has no calls.
 */
export const contracts: Record<string, Contract> = Object.fromEntries(
  modules.flatMap(([name, exported]) => (exported[name] ? [[name, exported[name] as Contract]] : [])),
);
