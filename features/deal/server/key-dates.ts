import { Status } from '#features/esubmission/status/status.words.ts';
import { addressLine } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';
import { today } from '#platform/server/clock.ts';
import type { KeyDateSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';

const kinds = {
  OPTION_EXPIRES: { group: 'deadline', title: 'Option expires' },
  EXERCISE: { group: 'submission', title: 'Option exercised' },
  COMPLETION: { group: 'submission', title: 'Completion' },
  LEASE_START: { group: 'lease', title: 'Lease starts' },
  LEASE_END: { group: 'lease', title: 'Lease ends' },
} satisfies Record<string, Pick<KeyDate, 'group' | 'title'>>;

type Found = {
  kind: keyof typeof kinds;
  day: string;
  id: string;
  case_no: string;
  property_category: PropertyCategory;
  block: string;
  street: string;
  building: string;
  unit: string;
};

const over = [Status.cancelled, Status.rejected, Status.aborted].join(', ');

/**
 * Of the cases that the person owns or shares in, along the index of their memberships. An option that was exercised no
 * longer expires; what was recorded of a deal's completion counts before what was expected.
 */
const statement = `
SELECT k.kind, k.day, e.id, e.case_no, e.property_category, e.block, e.street, e.building, e.unit
FROM esubmission_member m JOIN esubmission_public e ON e.id = m.esubmission_id
LEFT JOIN deal d ON d.esubmission_id = e.id
CROSS JOIN LATERAL (VALUES
  ('OPTION_EXPIRES', CASE WHEN d.completed_on IS NULL AND coalesce(e.exercise_date >= :today, true) THEN e.option_expiry_date END),
  ('EXERCISE', e.exercise_date),
  ('COMPLETION', CASE WHEN e.transaction_type = 'SALE' THEN coalesce(d.completed_on, e.completion_date) END),
  ('LEASE_START', e.tenancy_start),
  ('LEASE_END', e.tenancy_end)
) k (kind, day)
WHERE m.user_id = :person AND e.deleted_at IS NULL AND (m.capacity = 'OWNER' OR e.status <> ${Status.draft})
  AND e.status NOT IN (${over}) AND k.day BETWEEN :from AND :to`;

/** The days of the person's own cases: option, exercise, completion, and of leases their first and last day. */
export const readCaseDates: KeyDateSource = async (at, { from, to }) => {
  const found = await ask<Found>(at.db, statement, { person: at.actor.userId, from, to, today: today(at.clock) });
  return found.map(({ kind, day, id, case_no, property_category, ...row }) => ({
    ...kinds[kind],
    id: `${id}-${kind.toLowerCase().replace('_', '-')}`,
    day,
    place: addressLine({ propertyCategory: property_category, property: row }),
    reference: case_no,
    to: `/e-submission/${id}`,
  }));
};
