import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { Source } from '../screening.words.ts';
import type { CustomerOn } from './lists.calls.ts';

export type CustomersOn = (
  at: Reading,
  source: Source,
  atRisk: (keys: string[]) => Promise<string[]>,
) => Promise<{ count: number; rows: CustomerOn[] }>;

/** Customers with a hit on one of these entries, answered by the room that keeps hits: the first twenty, and how many there are. */
export const customersOn = port<CustomersOn>('screening.customers-on');
