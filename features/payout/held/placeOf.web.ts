import { listAt } from '#platform/web/shell/search/searchIn.ts';
import type { HeldCause } from '../payout.words.ts';
import type { Held } from './held.calls.ts';

const finance = '/agency-desk/finance';

const ofCase = ({ deal }: Held) => deal && `/e-submission/${deal.eSubId}`;
const ofShare = ({ deal }: Held) => deal && listAt(`${finance}/cobrokers`, deal.dealNo);

/** Where a reason is settled; null where time alone settles it. */
const places: Record<HeldCause, (item: Held) => string | null> = {
  WENT_BACK: ({ deal }) => deal && listAt(`${finance}/deals`, deal.dealNo),
  CLOSED: ofCase,
  PENDING: ofCase,
  FINANCE: () => `${finance}/payouts/holds`,
  LATER: () => null,
  COMPLETION: ofCase,
  DOCUMENTS: ofCase,
  DUE_DILIGENCE: ofCase,
  AGENCY: ofShare,
  TAX_INVOICE: ofShare,
  AGENCY_ACCOUNT: ({ payeeId }) => listAt(`${finance}/cobrokers/agencies`, payeeId),
  ACCOUNT: ({ payeeId }) => `/agency-desk/people/${payeeId}`,
  RECEIPT: ({ of }) => listAt(`${finance}/receipts`, of),
  OWED: () => `${finance}/payouts/debts`,
};

export const placeOf = (cause: HeldCause, item: Held): string | null => places[cause](item);
