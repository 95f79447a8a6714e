/** That a cheque which is meant for an invoice is in clearing. `invoiceId` is a column of the statement that it stands in. */
export const chequeInClearing = (invoiceId: string): string => `EXISTS (
  SELECT FROM receipt_intent m JOIN receipt c ON c.id = m.receipt_id
  WHERE m.invoice_id = ${invoiceId} AND c.cleared_on IS NULL AND c.returned_on IS NULL
)`;

/** That a reminder was mailed: then it is final. */
export const wasMailed = (reminder: string): string =>
  `EXISTS (SELECT FROM paper_mail WHERE paper_id = ${reminder}.id)`;

/** That a reminder was sent, as far as can be known: it was mailed, or its client has no email address and gets it by post. */
export const wasSent = (reminder: string): string => `(${wasMailed(reminder)} OR EXISTS (
  SELECT FROM invoice posted JOIN deal_bill_public to_post ON to_post.id = posted.bill_id
  WHERE posted.id = ${reminder}.invoice_id AND to_post.email = ''
))`;

/**
 * That a reminder can be sent: something is open of its invoice, which is not disputed and waits for no cheque, it is the
 * invoice's last one, and if it was mailed before, it still asks for what is open.
 */
export const canBeSent = (reminder: string, invoice: string): string => `(
  ${invoice}.open_net + ${invoice}.open_gst > 0 AND ${invoice}.credited_at IS NULL AND ${invoice}.disputed_at IS NULL
  AND NOT ${chequeInClearing(`${invoice}.id`)}
  AND NOT EXISTS (
    SELECT FROM reminder later WHERE later.invoice_id = ${invoice}.id AND later.type > ${reminder}.type
  )
  AND (NOT ${wasMailed(reminder)}
    OR (${reminder}.printed ->> 'openCents')::bigint = ${invoice}.open_net + ${invoice}.open_gst)
)`;
