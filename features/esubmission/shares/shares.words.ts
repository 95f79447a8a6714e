import { formatMoney, percentText } from '#platform/contract/money.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { sideWords } from '../transaction.words.ts';
import type { ExternalCobrokes } from './shares.calls.ts';

/** The line under the name of an external co-broker: registration, agency, side, billing, contact. */
export const externalLine = (row: ExternalCobrokes['rows'][number]): string =>
  [
    row.registrationNo,
    row.agencyName,
    row.licenceNo,
    row.representedSide && `for the ${sideWords[row.representedSide].toLowerCase()}`,
    row.gstRegistered && 'GST-registered',
    row.direction === 'RECEIVE_IN' && 'invoices the client directly',
    phoneText(row.mobile),
    row.email,
    row.agencyAddress,
  ]
    .filter(Boolean)
    .join(' · ');

/** `S$ 49,600.00 (2% of the price)`. */
export const commissionLine = ({ commission: { basis, rate, amountCents } }: Summary['info']): string => {
  const amount = formatMoney(amountCents);
  if (basis === 'FIXED' || rate === null) return `${amount} (fixed)`;
  const unit = basis === 'PERCENT' ? '% of the price' : rate === 10_000 ? 'month of rent' : 'months of rent';
  return `${amount} (${percentText(rate)} ${unit})`;
};

type Share = { shareBasis: 'PERCENT' | 'AMOUNT'; shareRate?: number | null | undefined };

/** `40%`, or `S$` for a share that is an amount. */
export const shareText = ({ shareBasis, shareRate }: Share): string =>
  shareBasis === 'PERCENT' ? `${percentText(shareRate ?? 0)}%` : 'S$';
