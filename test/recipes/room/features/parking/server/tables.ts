import { pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { PlaceState } from '../words.ts';

export const parkingPlace = pgTable('parking_place', {
  id: uuid().defaultRandom().primaryKey(),
  name: text().notNull(),
  floor: smallint().notNull(),
  state: text().$type<PlaceState>().notNull().default('FREE'),
  /** Who has it. Empty: nobody. */
  note: text().notNull().default(''),
});
