import { countIn, dayIn, type Waiting } from '#features/ledger/server/index.ts';
import type { ShareState } from '../words.ts';
import { earnedShares, hasFree, stateOfShare } from './shares-sql.ts';

const place = '/agency-desk/finance/cobrokers';

const shares = (state: ShareState, label: string, verb: string): Waiting => ({
  key: `cobrokers-${state}`,
  label,
  to: `${place}?state=${state}`,
  verb,
  hint: 'payout waits',
  read: countIn(`${earnedShares} WHERE ${hasFree} AND ${stateOfShare} = '${state}'`, {
    cents: 'e.free',
    since: dayIn('d.approved_at'),
  }),
});

/** What waits for finance before co-brokers are paid. */
export const waitingCobrokers: Waiting[] = [
  shares('NO_AGENCY', 'Co-brokers without an agency', 'Add'),
  shares('NO_ACCOUNT', 'Co-brokers without bank details', 'Ask for them'),
  shares('NO_INVOICE', 'Co-brokers without a tax invoice', 'Ask for it'),
  shares('OTHER_INVOICE', 'Co-brokers with a tax invoice of another amount', 'Compare'),
  {
    key: 'agency-accounts',
    label: 'Accounts of agencies to approve',
    to: `${place}/agencies?account=TO_APPROVE`,
    verb: 'Approve',
    hint: 'needs a second person',
    read: countIn('register_account WHERE approved_at IS NULL AND ended_at IS NULL', { since: dayIn('prepared_at') }),
  },
];
