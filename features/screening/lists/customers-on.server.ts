import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { Source } from '../screening.words.ts';
import type { CustomerOn } from './lists.calls.ts';

export type CustomersOn = (
  at: Reading,
  source: Source,
  atRisk: (keys: string[]) => Promise<string[]>,
) => Promise<{ count: number; rows: CustomerOn[] }>;

/** The room that keeps hits says which customers have one on entries at risk, of which it asks by their keys: the first twenty, and how many they are. */
export const customersOn = port<CustomersOn>('screening.customers-on');
