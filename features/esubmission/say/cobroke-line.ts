import { phoneText } from '#platform/contract/phone-text.ts';
import type { ExternalCobrokes } from '../records.ts';
import { sideWords } from '../words.ts';

/** What is told of an external co-broker under the name: who it is, for whom it acts, how it bills, where it is reached. */
export const externalLine = (row: ExternalCobrokes['rows'][number]): string =>
  [
    row.registrationNo,
    row.agencyName,
    row.licenceNo,
    row.representedSide && `for the ${sideWords[row.representedSide].toLowerCase()}`,
    row.gstRegistered && 'GST-registered',
    row.direction === 'RECEIVE_IN' && 'bills on its own',
    phoneText(row.mobile),
    row.email,
    row.agencyAddress,
  ]
    .filter(Boolean)
    .join(' · ');
