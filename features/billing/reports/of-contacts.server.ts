import type { ContactEvents } from '#features/contacts/index.server.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';

type InvoiceRow = { id: string; number: string; cents: number; esubmissionId: string; at: string };

const newest = `
  SELECT DISTINCT i.id, i.number, i.net_cents + i.gst_cents AS cents, d.esubmission_id AS "esubmissionId", i.issued_at AS at
  FROM esubmission_contact_public c JOIN deal_public d ON d.esubmission_id = c.esubmission_id JOIN invoice i ON i.deal_id = d.id
  WHERE c.contact_id = ANY(:contactIds::uuid[]) AND (:seesAll::boolean OR c.user_id = :me)
  ORDER BY at DESC, i.id LIMIT :limit`;

/** The invoices of the deals of contacts, for their timeline. */
export const invoicesOfContacts: ContactEvents = async (at, { contactIds, limit }) => {
  const values = { contactIds, limit, me: at.actor.userId, seesAll: at.actor.role === 'admin' };
  return (await ask<InvoiceRow>(at.db, newest, values)).map(({ id, number, cents, esubmissionId, at: since }) => ({
    id,
    kind: 'INVOICE',
    body: `${number} · ${formatMoney(Number(cents))}`,
    at: since,
    to: `/e-submission/${esubmissionId}`,
  }));
};
