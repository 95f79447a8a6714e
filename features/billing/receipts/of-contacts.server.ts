import type { ContactEvents } from '#features/contacts/index.server.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { ask } from '#platform/server/database/ask.ts';

type PaymentRow = { id: string; number: string; cents: number; esubmissionId: string; at: string };

/** A payment that was taken back since is left out, and so is what takes it back. */
const newest = `
  SELECT DISTINCT a.id, i.number, a.net_cents + a.gst_cents AS cents, d.esubmission_id AS "esubmissionId",
    a.day::timestamp AT TIME ZONE 'Asia/Singapore' AS at
  FROM esubmission_contact_public c JOIN deal_public d ON d.esubmission_id = c.esubmission_id
  JOIN invoice i ON i.deal_id = d.id JOIN allocation a ON a.invoice_id = i.id
  WHERE c.contact_id = ANY(:contactIds::uuid[]) AND (:seesAll::boolean OR c.user_id = :me) AND a.reverses IS NULL
    AND NOT EXISTS (SELECT FROM allocation back WHERE back.reverses = a.id)
  ORDER BY at DESC, a.id LIMIT :limit`;

/** What was paid of the invoices of contacts, for their timeline. */
export const paymentsOfContacts: ContactEvents = async (at, { contactIds, limit }) => {
  const values = { contactIds, limit, me: at.actor.userId, seesAll: at.actor.role === 'admin' };
  return (await ask<PaymentRow>(at.db, newest, values)).map(({ id, number, cents, esubmissionId, at: since }) => ({
    id,
    kind: 'PAYMENT',
    body: `${formatMoney(Number(cents))} of ${number}`,
    at: since,
    to: `/e-submission/${esubmissionId}`,
  }));
};
