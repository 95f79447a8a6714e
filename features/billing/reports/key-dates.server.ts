import type { KeyDateSource } from '#platform/server/dashboard.ts';
import { ask } from '#platform/server/database/ask.ts';

type DueInvoice = { id: string; number: string; due_on: string; address: string; esubmission_id: string };

/** What is not paid of invoices, along the index of a person's shares. */
const statement = `
SELECT i.id, i.number, i.due_on, d.address, d.esubmission_id
FROM (SELECT DISTINCT deal_id FROM deal_share_public WHERE user_id = :actor) s
JOIN invoice i ON i.deal_id = s.deal_id JOIN deal_public d ON d.id = i.deal_id
WHERE i.open_net + i.open_gst > 0 AND i.due_on BETWEEN :from AND :to`;

/** The due days of open invoices for deals in which the person has a share. */
export const readInvoiceDates: KeyDateSource = async (at, { from, to }) => {
  const rows = await ask<DueInvoice>(at.db, statement, { actor: at.actor.userId, from, to });
  return rows.map(({ id, number, due_on, address, esubmission_id }) => ({
    id: `${id}-due`,
    day: due_on,
    group: 'invoice',
    title: 'Invoice due',
    place: address,
    reference: number,
    to: `/e-submission/${esubmission_id}`,
  }));
};
