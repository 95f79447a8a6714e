import { dealStates } from '#features/deal/words.ts';
import { transactionWords } from '#features/esubmission/transaction.words.ts';
import {
  choice,
  count,
  day,
  id,
  instant,
  listFields,
  money,
  type RowOf,
  text,
} from '#platform/contract/list-fields.ts';

export const dealFields = listFields({
  dealId: { is: id },
  eSubId: { is: id },
  dealNo: { label: 'Deal', is: text(16) },
  caseNo: { label: 'Case', is: text(16) },
  address: { label: 'Address', is: text(44) },
  transactionType: { label: 'Transaction', is: choice(transactionWords, 12) },
  ownerName: { label: 'Salesperson', is: text(26) },
  signedOn: { label: 'Signed', is: day },
  approvedAt: { label: 'Approved', is: instant },
  commissionCents: { label: 'Commission', is: money },
  // The agency's part, as far as it is split.
  agencyCents: { label: 'Agency', is: money, maybe: true },
  state: { label: 'State', is: choice(dealStates, 12) },
  // For how many days it is overdue; null in any other state.
  overdueDays: { label: 'Days overdue', is: count(14), maybe: true },
});
export type DealRow = RowOf<typeof dealFields>;
