import { pgTable, smallint, text } from 'drizzle-orm/pg-core';

export const parkingPlace = pgTable('parking_place', {
  name: text().primaryKey(),
  floor: smallint().notNull(),
});
