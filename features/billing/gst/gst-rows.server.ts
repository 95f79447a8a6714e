import type { LinePapers } from '#features/ledger/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { percentText } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import { type GstSide, gstKinds } from '../billing.words.ts';
import type { billing, GstRow } from '../room.calls.ts';
import { linesCounted, papersCounted } from './gst-period.server.ts';
import { remarkOf } from './gst-remark.rules.ts';
import { quarterDays } from './quarter.rules.ts';

const ofBilling = `
  SELECT p.*, CASE kind WHEN 'INVOICE' THEN '/agency-desk/finance/invoices?search=' ELSE '/agency-desk/finance/credit-notes?search=' END
         || number AS "to"
  FROM (${papersCounted}) p`;

/** Each line of the ledger with its paper. */
const ofLedger = (papers: LinePapers[], account: 1200 | 2000) => {
  const paperTexts = papers
    .filter((each) => each.account === account)
    .map(({ event, paperOf }) => `SELECT * FROM (${paperOf('c."eventId"')}) paper WHERE c.event = '${event}'`);
  return `
    SELECT ${account === 2000 ? `'FEE'` : `CASE WHEN c.person IS NULL THEN 'COBROKER' ELSE 'SALESPERSON' END`} AS kind,
           coalesce(p.number, c.text) AS number, c."valueDay" AS day, c."valueDay" AS "taxPoint", c.counted AS "countedOn", c."isLate",
           coalesce(p.who, c.person, '') AS who, p.rate, p.net AS "netCents", ${account === 2000 ? '-' : ''}c.cents AS "gstCents",
           coalesce(p."to", '/agency-desk/finance/ledger') AS "to"
    FROM (${linesCounted}) c LEFT JOIN LATERAL (${paperTexts.join(' UNION ALL ')}) p ON true WHERE c.account = ${account}`;
};

const sides: Record<GstSide, (papers: LinePapers[]) => string> = {
  OUTPUT: (papers) => `${ofBilling} UNION ALL ${ofLedger(papers, 2000)}`,
  INPUT: (papers) => ofLedger(papers, 1200),
};

type Filters = Input<typeof billing.gstSheet>['query'];

const chosen = (papers: LinePapers[], { quarter, of: side, kind, rate, late, search }: Filters) => {
  const { from, to } = quarterDays(quarter);
  return {
    text: `SELECT * FROM (${sides[side](papers)}) found
      WHERE ($3::text IS NULL OR kind = $3) AND ($4::int IS NULL OR rate = $4) AND ($5::boolean IS NULL OR "isLate" = $5)
        AND ${isFound("searched(concat_ws(' ', number, who))", '$6')}`,
    values: [from, to, kind ?? null, rate ?? null, late ?? null, patternsOf(search)],
  };
};

/** What counts in a quarter, on one side. */
export const listGstRows =
  (papers: LinePapers[]) =>
  (at: Reading, { query }: Pick<Input<typeof billing.gstRows>, 'query'>) => {
    const by = { Day: 'day', GST: '"gstCents"' }[query.sortBy];
    return readPage<GstRow, 'netCents' | 'gstCents'>(at, chosen(papers, query), query, {
      order: `${by} ${query.sortDirection}, number ${query.sortDirection}, "taxPoint", "countedOn"`,
      summed: ['netCents', 'gstCents'],
    });
  };

const sheetOf = ({ quarter, of: side }: Filters): ListSheet<GstRow> => ({
  name: `gst-${side.toLowerCase()}_${quarter}`,
  title: 'GST',
  action: 'billing.gst-exported',
  columns: [
    { header: 'Document', kind: 'text', width: 16, value: ({ number }) => number },
    { header: 'Kind', kind: 'text', width: 28, value: ({ kind }) => gstKinds[kind] },
    { header: 'Date', kind: 'day', width: 14, value: ({ day }) => day },
    { header: 'Tax point', kind: 'day', width: 14, value: ({ taxPoint }) => taxPoint },
    { header: side === 'OUTPUT' ? 'To' : 'From', kind: 'text', width: 40, value: ({ who }) => who },
    {
      header: 'GST rate',
      kind: 'text',
      width: 10,
      value: ({ rate }) => (rate === null ? '' : `${percentText(rate)}%`),
    },
    { header: 'Subtotal (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
    { header: 'GST (S$)', kind: 'money', width: 16, value: ({ gstCents }) => gstCents },
    { header: 'Remark', kind: 'text', width: 40, value: remarkOf },
  ],
});

export const gstSheet =
  (papers: LinePapers[]) =>
  (at: Reading, { query }: { query: Filters }) => {
    const { text, values } = chosen(papers, query);
    return listSheet(at, sheetOf(query), query, {
      text: `${text} ORDER BY day, number, "taxPoint", "countedOn"`,
      values,
    });
  };
