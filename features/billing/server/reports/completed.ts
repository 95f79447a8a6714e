import { type RepresentedSide, sideWords, type TransactionType } from '#features/esubmission/words/transaction.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import type { Reading } from '#platform/server/context.ts';
import { inBatches } from '#platform/server/database/in-batches.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';

type Completed = {
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
  SELECT d.side, d.transaction_type AS type, d.market, d.category, d.property_type AS "propertyType", d.address,
         d.completed_on AS "completedOn",
         (SELECT string_agg(s.registration_no, ', ' ORDER BY s.position) FROM deal_share s
          WHERE s.deal_id = d.id AND s.user_id IS NOT NULL) AS registrations
  FROM deal d
  WHERE d.completed_on >= $1::date AND d.completed_on < $1::date + interval '1 month' AND d.state = 'OPEN'
    AND d.category = ANY($2)
  ORDER BY d.completed_on, d.deal_no`;

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
  const rows = inBatches<Completed>(at.database, { text: completed, values: [`${query.month}-01`, residential] });
  const name = `completed-deals_${query.month}.xlsx`;
  return { name, contentType: sheetMediaType, body: streamSheet('Completed deals', columns, rows) };
};

const marketWords: Record<string, string> = { RESALE: 'Resale', SUBSALE: 'Sub-sale', ASSIGNMENT: 'Assignment' };

const transactionWord = ({ type, market }: Completed): string =>
  type === 'SALE' ? (marketWords[market ?? ''] ?? 'Sale') : 'Lease';
