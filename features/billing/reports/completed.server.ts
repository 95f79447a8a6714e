import { type RepresentedSide, sideWords, type TransactionType } from '#features/esubmission/transaction.words.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import type { Reading } from '#platform/server/context.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { sheetRows } from '#platform/server/sheet/sheet-rows.ts';
import type { billing } from '../room.calls.ts';

type Completed = {
  dealNo: string;
  side: RepresentedSide;
  type: TransactionType;
  market: string | null;
  category: PropertyCategory;
  propertyType: string;
  address: string;
  completedOn: string;
  registrations: string;
};

const residential = ['hdb', 'private-residential', 'landed'] satisfies PropertyCategory[];

const completed = `
  SELECT d.deal_no AS "dealNo", d.side, d.transaction_type AS type, d.market, d.category, d.property_type AS "propertyType", d.address,
         d.completed_on AS "completedOn",
         (SELECT string_agg(s.registration_no, ', ' ORDER BY s.position) FROM deal_share_public s
          WHERE s.deal_id = d.id AND s.user_id IS NOT NULL) AS registrations
  FROM deal_public d
  WHERE d.completed_on >= $1::date AND d.completed_on < $1::date + interval '1 month' AND d.state = 'OPEN'
    AND d.category = ANY($2)`;

const statementOf = (month: string) => ({ text: completed, values: [`${month}-01`, residential] });

/** A page of them, by day of completion. */
export const listCompleted = async (
  at: Reading,
  { query }: { query: Input<typeof billing.completedDeals>['query'] },
) => {
  const { rows, totalRecords, totalIsCapped } = await readPage<Completed>(at, statementOf(query.month), query, {
    order: `"completedOn" ${query.sortDirection}, "dealNo"`,
  });
  return {
    totalRecords,
    totalIsCapped,
    rows: rows.map(({ dealNo, address, completedOn, registrations, ...row }) => ({
      dealNo,
      address,
      completedOn,
      registrations,
      client: sideWords[row.side],
      transaction: transactionWord(row),
      propertyType: propertyTypeWord(row.category, row.propertyType),
    })),
  };
};

/** What the regulator asks of each completed residential deal (Estate Agents Act, section 43A), by month of completion. */
export const completedSheet = async (at: Reading, { query }: { query: { month: string } }): Promise<FileAnswer> => {
  const { licenceNo } = await readSetting(at.db, agencyParticulars);
  const columns: SheetColumn<Completed>[] = [
    { header: 'Client', kind: 'text', width: 12, value: ({ side }) => sideWords[side] },
    { header: 'Transaction', kind: 'text', width: 16, value: transactionWord },
    {
      header: 'Property type',
      kind: 'text',
      width: 26,
      value: (row) => propertyTypeWord(row.category, row.propertyType),
    },
    { header: 'Address', kind: 'text', width: 50, value: ({ address }) => address },
    { header: 'Completed', kind: 'day', width: 14, value: ({ completedOn }) => completedOn },
    { header: 'Estate agent licence', kind: 'text', width: 20, value: () => licenceNo },
    { header: 'Salespersons', kind: 'text', width: 34, value: ({ registrations }) => registrations },
  ];
  const rows = await sheetRows<Completed>(at, {
    ...statementOf(query.month),
    text: `${completed} ORDER BY d.completed_on, d.deal_no`,
  });
  const name = `completed-deals_${query.month}.xlsx`;
  return { name, contentType: sheetMediaType, body: streamSheet('Completed deals', columns, rows) };
};

const marketWords: Record<string, string> = { RESALE: 'Resale', SUBSALE: 'Sub-sale', ASSIGNMENT: 'Assignment' };

const transactionWord = ({ type, market }: Pick<Completed, 'type' | 'market'>): string =>
  type === 'SALE' ? (marketWords[market ?? ''] ?? 'Sale') : 'Lease';
