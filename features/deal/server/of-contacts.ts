import type { CompletedDeals, ContactEvents } from '#features/contacts/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import { ask } from '#platform/server/database/ask.ts';

type Found = {
  id: string;
  dealNo: string;
  address: string;
  esubmissionId: string;
  completedOn: string | null;
  at: string;
};

const newest = `
  SELECT DISTINCT d.id, d.deal_no AS "dealNo", d.address, d.esubmission_id AS "esubmissionId", d.completed_on AS "completedOn",
    d.approved_at AS at
  FROM esubmission_contact_public c JOIN deal d ON d.esubmission_id = c.esubmission_id
  WHERE c.contact_id = ANY(:contactIds::uuid[]) AND (:seesAll::boolean OR c.user_id = :me)
  ORDER BY at DESC, d.id LIMIT :limit`;

/** The deals of contacts, for their timeline. */
export const dealsOfContacts: ContactEvents = async (at, { contactIds, limit }) => {
  const of = { contactIds, limit, me: at.actor.userId, seesAll: at.actor.role === 'admin' };
  return (await ask<Found>(at.db, newest, of)).map(
    ({ id, dealNo, address, esubmissionId, completedOn, at: since }) => ({
      id,
      kind: 'DEAL',
      body: [dealNo, address, completedOn && `completed on ${formatDay(completedOn)}`].filter(Boolean).join(' · '),
      at: since,
      to: `/e-submission/${esubmissionId}`,
    }),
  );
};

const completed = `
  SELECT DISTINCT d.id AS "dealId", c.contact_id AS "contactId", c.side, d.transaction_type AS type, d.category, d.address,
    d.completed_on AS "completedOn", coalesce(e.exercise_date, d.signed_on) AS "boughtOn", d.tenancy_end AS "tenancyEnd"
  FROM esubmission_contact_public c JOIN deal d ON d.esubmission_id = c.esubmission_id JOIN esubmission_public e ON e.id = d.esubmission_id
  WHERE c.contact_id = ANY(:contactIds::uuid[]) AND c.user_id = :me AND d.state = 'OPEN' AND d.completed_on IS NOT NULL`;

/** What was completed of the actor’s deals with contacts. A completion that is corrected or taken back is read as it is now. */
export const completedDealsOf: CompletedDeals = (at, contactIds) =>
  ask(at.db, completed, { contactIds, me: at.actor.userId });
