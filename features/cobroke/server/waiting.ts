import { countIn, type Waiting } from '#features/ledger/server/index.ts';
import type { ShareState } from '../words.ts';
import { earnedShares, hasFree, stateOfShare } from './shares-sql.ts';

const place = '/agency-desk/finance/cobrokers';

const shares = (state: ShareState, label: string): Waiting => ({
  key: `cobrokers-${state}`,
  label,
  to: `${place}?state=${state}`,
  read: countIn(`${earnedShares} WHERE ${hasFree} AND ${stateOfShare} = '${state}'`, 'e.free'),
});

/** What waits for finance before co-brokers are paid. */
export const waitingCobrokers: Waiting[] = [
  shares('NO_AGENCY', 'Co-brokers without an agency'),
  shares('NO_ACCOUNT', 'Co-brokers without bank details'),
  shares('NO_INVOICE', 'Co-brokers without a tax invoice'),
  shares('OTHER_INVOICE', 'Co-brokers with a tax invoice of another amount'),
  {
    key: 'agency-accounts',
    label: 'Accounts of agencies to approve',
    to: `${place}/agencies?account=TO_APPROVE`,
    read: countIn('register_account WHERE approved_at IS NULL AND ended_at IS NULL'),
  },
];
