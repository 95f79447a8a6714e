import { and, asc, isNull, like, or, sql } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { containing, hasWords } from '#platform/server/database/search.ts';
import type { billing } from '../room.calls.ts';
import { invoice } from '../tables.server.ts';

/** How many are offered. */
const most = 10;

const address = sql<string>`${invoice.printed} ->> 'address'`;

/** The columns of an invoice that money is open of. */
const openColumns = {
  invoiceId: invoice.id,
  number: invoice.number,
  to: sql<string>`${invoice.billTo}`,
  address,
  openCents: sql<number>`${invoice.openNet} + ${invoice.openGst}`,
};

/** Invoices that money is open of, those due first, for a payment that somebody keys in. */
export const openInvoices = async (at: Reading, { query }: { query: Input<typeof billing.openInvoices>['query'] }) => {
  const rows = await at.db
    .select(openColumns)
    .from(invoice)
    .where(
      and(
        sql`${invoice.openNet} + ${invoice.openGst} > 0`,
        isNull(invoice.creditedAt),
        or(like(invoice.number, containing(query.search.toUpperCase())), hasWords(query.search, invoice.search)),
      ),
    )
    .orderBy(asc(invoice.dueOn), asc(invoice.id))
    .limit(most);
  return { rows };
};
