import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import type { Row } from '../records.ts';
import {
  categoryWord,
  type PropertyCategory,
  propertyTypeWord,
  sideWords,
  type TransactionType,
  transactionWords,
} from '../words.ts';

/** The list of submissions as a sheet, in its own words. */
export const listColumns: SheetColumn<Row>[] = [
  { header: 'Case number', kind: 'text', width: 16, value: ({ caseNo }) => caseNo },
  { header: 'Status', kind: 'text', width: 14, value: ({ status }) => status.label },
  { header: 'Type', kind: 'text', width: 8, value: ({ transactionType }) => transactionWords[transactionType] },
  { header: 'Property', kind: 'text', width: 20, value: ({ propertyCategory }) => categoryWord(propertyCategory) },
  { header: 'Property type', kind: 'text', width: 24, value: typeWord },
  { header: 'Address', kind: 'text', width: 44, value: ({ address }) => address },
  { header: 'For', kind: 'text', width: 10, value: ({ representedSide }) => sideWords[representedSide] },
  { header: 'Price (S$)', kind: 'money', width: 16, value: (row) => priceIf('SALE', row) },
  { header: 'Monthly rent (S$)', kind: 'money', width: 16, value: (row) => priceIf('LEASE', row) },
  { header: 'Commission before GST (S$)', kind: 'money', width: 18, value: ({ commissionCents }) => commissionCents },
  { header: 'Salesperson', kind: 'text', width: 26, value: ({ agentName }) => agentName },
  { header: 'Created', kind: 'instant', width: 18, value: ({ createdDate }) => createdDate },
  { header: 'Submitted', kind: 'instant', width: 18, value: ({ submittedDate }) => submittedDate },
  { header: 'Claimed by', kind: 'text', width: 26, value: ({ claimedByName }) => claimedByName },
];

/** A price and a rent are not summed in one column. */
function priceIf(type: TransactionType, { transactionType, priceCents }: Row): number | null {
  return transactionType === type ? priceCents : null;
}

function typeWord({ propertyCategory, propertyType }: Row): string {
  return propertyTypeWord(propertyCategory as PropertyCategory, propertyType);
}
