import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { AreaUnit } from '#features/property/words/details.ts';
import { emptyValues, type SheetValues } from '#platform/contract/field-sheet.ts';
import type { Cents } from '#platform/contract/money.ts';
import type { CommissionBasis } from '../roles.words.ts';
import type { LeaseMarket, RepresentedSide, SaleMarket, TransactionType } from '../transaction.words.ts';
import type { TransactionInfo } from './info.calls.ts';
import { flatFields } from './info-sheet.words.ts';

/**
 * The form values of step 1: the fields of sales and of leases together, so that a change of type loses nothing. Empty
 * fields are null.
 */
export type InfoValues = SheetValues<typeof flatFields> & {
  transactionType: TransactionType;
  representedSide: RepresentedSide | null;
  marketType: SaleMarket | LeaseMarket;
  propertyCategory: PropertyCategory | null;
  propertyType: string | null;
  property: { postalCode: string; block: string; street: string; building: string; unit: string };
  areaUnit: AreaUnit;
  lateReason: string;
  commission: { basis: CommissionBasis; rate: number | null; amountCents: Cents | null };
};

export const emptyInfo: InfoValues = {
  ...emptyValues(flatFields),
  transactionType: 'SALE',
  representedSide: null,
  marketType: 'RESALE',
  propertyCategory: null,
  propertyType: null,
  property: { postalCode: '', block: '', street: '', building: '', unit: '' },
  areaUnit: 'SQM',
  lateReason: '',
  commission: { basis: 'PERCENT', rate: null, amountCents: null },
};

/** The form values of a saved submission. `info` may have more fields than the form. */
export const infoValuesOf = (info: TransactionInfo): InfoValues => {
  const { postalCode, block, street, building, unit } = info.property;
  const { basis, rate, amountCents } = info.commission;
  const known = Object.entries(info).filter(([key]) => Object.hasOwn(emptyInfo, key));
  return {
    ...emptyInfo,
    ...Object.fromEntries(known),
    property: { postalCode, block, street, building, unit },
    commission: { basis, rate, amountCents },
  };
};
