import type { ContactEvents } from '#features/contacts/index.server.ts';
import { addressLine } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import { ask } from '#platform/server/database/ask.ts';
import { Status } from '../status/status.words.ts';
import { type RepresentedSide, sideWords } from '../transaction.words.ts';

type SubmissionRow = {
  id: string;
  caseNo: string;
  side: RepresentedSide;
  category: PropertyCategory;
  block: string;
  street: string;
  building: string;
  unit: string;
  at: string;
};

const statement = `
  SELECT e.id, e.case_no AS "caseNo", min(c.side) AS side, e.property_category AS category, e.block, e.street, e.building, e.unit,
    e.created_at AS at
  FROM esubmission_contact_public c JOIN esubmission e ON e.id = c.esubmission_id
  WHERE c.contact_id = ANY(:contactIds::uuid[]) AND (:seesAll::boolean OR c.user_id = :me) AND e.deleted_at IS NULL
    AND NOT (:seesAll::boolean AND e.status = ${Status.draft})
  GROUP BY e.id ORDER BY e.created_at DESC, e.id LIMIT :limit`;

/** The submissions of contacts, for their timeline. */
export const submissionsOfContacts: ContactEvents = async (at, { contactIds, limit }) => {
  const values = { contactIds, limit, me: at.actor.userId, seesAll: at.actor.role === 'admin' };
  const rows = await ask<SubmissionRow>(at.db, statement, values);
  return rows.map(({ id, caseNo, side, category, at: since, ...property }) => ({
    id,
    kind: 'SUBMISSION',
    body: [caseNo, sideWords[side], addressLine({ propertyCategory: category, property })].filter(Boolean).join(' · '),
    at: since,
    to: `/e-submission/${id}`,
  }));
};
