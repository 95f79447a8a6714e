const text = 'Addressed to the wrong payer.';

/**
 * Some invoices were issued a day before with a mistake, and credited. The numbers of those and of their credit notes come after the
 * numbers of all others, of which there is one for each submission at most.
 */
export const creditedInvoices = (submissions: number) => {
  const number = (head: string, day: string) =>
    `pg_temp.number_of('${head}' || to_char(${day}, 'YY') || '-', n + ${submissions})`;
  return [
    `CREATE TEMP TABLE wrong AS
     SELECT *, ${number('INV', 'issued_on - 1')} AS new_number, ${number('CN', 'issued_on')} AS note, pg_temp.uid('wrong', n) AS new_id,
       (SELECT max(id) FROM journal_entry) + 2 * row_number() OVER () AS entry
     FROM (
       SELECT split_part(i.number, '-', 2)::bigint AS n, i.*, d.deal_no FROM invoice i JOIN deal d ON d.id = i.deal_id
       WHERE pg_temp.one_in(100, i.id, 1)
     ) picked`,
    `INSERT INTO invoice (id, number, deal_id, bill_id, agent_id, issued_on, due_on, net_cents, gst_rate, gst_cents, open_net, open_gst,
       credited_at, credited_net, credited_gst, printed, issued_by, issued_at)
     SELECT new_id, new_number, deal_id, bill_id, agent_id, issued_on - 1, due_on - 1, net_cents, gst_rate, gst_cents, 0, 0, issued_on,
       net_cents, gst_cents, printed || jsonb_build_object('number', new_number, 'issuedOn', issued_on - 1, 'dueOn', due_on - 1),
       issued_by, issued_on - 1
     FROM wrong`,
    `INSERT INTO credit_note (id, number, invoice_id, issued_on, net_cents, gst_cents, reason, printed, issued_by, issued_at)
     SELECT pg_temp.uid('credit', n), note, new_id, issued_on, net_cents, gst_cents, '${text}',
       jsonb_build_object('number', note, 'issuedOn', issued_on, 'from', printed -> 'from', 'isRegistered', true, 'to', printed -> 'to',
         'invoice', jsonb_build_object('number', new_number, 'issuedOn', issued_on - 1), 'address', printed -> 'address',
         'reason', '${text}', 'netCents', net_cents, 'gstRate', gst_rate, 'gstCents', gst_cents),
       issued_by, issued_on
     FROM wrong`,
    `INSERT INTO journal_entry (id, day, value_day, event, event_id, text, made_at) OVERRIDING SYSTEM VALUE
     SELECT entry, issued_on - 1, issued_on - 1, 'invoice', new_id, new_number || ' ' || deal_no, issued_on - 1 FROM wrong
     UNION ALL SELECT entry + 1, issued_on, issued_on, 'credit', pg_temp.uid('credit', n), note || ' ' || deal_no, issued_on FROM wrong`,
    `INSERT INTO journal_line (entry, position, account, deal, cents)
     SELECT entry + step, position, account, deal_no, sign * cents FROM wrong
     CROSS JOIN (VALUES (0, 1), (1, -1)) AS entries (step, sign)
     CROSS JOIN LATERAL (VALUES (0, 1100, net_cents + gst_cents), (1, 4000, -net_cents), (2, 2000, -gst_cents))
       AS line (position, account, cents)`,
    'DROP TABLE wrong',
  ];
};
