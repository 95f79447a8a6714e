import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { parking } from '../contract.ts';
import { placeProblem } from '../rules.ts';
import { placeRows } from './list-places.ts';
import { parkingPlace } from './tables.ts';

export const readPlace = async (at: Reading, { params }: Input<typeof parking.place>) => {
  const [found] = await placeRows(at).where(eq(parkingPlace.id, params.id));
  if (!found) throw missing('parking place');
  return found;
};

export const changePlace = async (at: Writing, { params, body }: Input<typeof parking.change>): Promise<undefined> => {
  const [before] = await at.db.select().from(parkingPlace).where(eq(parkingPlace.id, params.id)).for('update');
  if (!before) throw missing('parking place');
  const problem = placeProblem(body);
  if (problem) throw new Refusal('parking.invalid', problem.message, { field: problem.field });
  await at.db.update(parkingPlace).set(body).where(eq(parkingPlace.id, params.id));
  await record(at, {
    aggregate: 'parking-place',
    aggregateId: params.id,
    action: 'parking-place.changed',
    detail: body,
  });
};
