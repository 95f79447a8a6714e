import type * as z from 'zod';
import type { Card } from '#platform/contract/card.ts';
import type { Day } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import type { Queue } from '#platform/contract/queue.ts';
import type { Todos } from '#platform/contract/todo.ts';
import type { Reading } from './context.ts';
import { type Offer, offer, port } from './room.ts';

/**
 * What the server knows of a card of the home page. All parts of a person are read one after the other on one connection:
 * `read` uses `at.db` alone. undefined: there is nothing to show, and no card.
 */
export type DashboardPart = { card: Card; data: z.ZodType; read(at: Reading): Promise<unknown> };

/** The port where features offer their cards of the home page. */
export const dashboardParts = port<DashboardPart>('dashboard.parts');

/** A card with what it shows, which leaves the server through `data`. */
export const dashboardPart = <S extends z.ZodType>(
  card: Card,
  data: S,
  read: (at: Reading) => Promise<z.input<S> | undefined>,
): Offer => offer(dashboardParts, { card, data, read });

/** The key dates of the caller from one day to another, both included. */
export type KeyDateSource = (at: Reading, period: { from: Day; to: Day }) => Promise<KeyDate[]>;

/** The port where features offer key dates for the calendar and its feed. */
export const keyDateSources = port<KeyDateSource>('dashboard.key-dates');

/** To-dos of the caller, the most urgent first; at most `mostTodos` lines. */
export type TodoSource = {
  isFor: Card['isFor'];
  /** Only for those in the pilot. */
  inPilot?: true;
  read(at: Reading): Promise<Todos>;
};

/** The port where features offer lines for To do. */
export const todoSources = port<TodoSource>('dashboard.todos');

/** The queues of a desk, also those that are empty. */
export type QueueSource = { isFor: Card['isFor']; read(at: Reading): Promise<Queue[]> };

/** The port where features offer the queues of the desks for their home page. */
export const queueSources = port<QueueSource>('dashboard.queues');
