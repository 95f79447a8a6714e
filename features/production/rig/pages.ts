import { expect } from 'vitest';
import { addressOf, type Data, type Endpoint } from '#platform/contract/endpoint.ts';
import type { Client } from '#test/people.ts';
import { production } from '../room.calls.ts';
import { readAs } from './reading.ts';

const { deals, payoutDeal, received, paidOut, nextPayout, outstanding } = production;
const { downline, teamDeals, performance, performanceRows } = production;

/** The calls of each page that a figure or a name leads to. */
const pages: Record<string, Endpoint[]> = {
  '/my-productions/submitted-deal': [deals],
  '/my-productions/commission-payout': [payoutDeal],
  '/my-productions/commission-payout/received': [received],
  '/my-productions/commission-payout/paid': [paidOut],
  '/my-productions/commission-payout/next': [nextPayout],
  '/my-productions/commission-payout/advances': [production.advances],
  '/my-productions/outstanding-invoice': [outstanding],
  '/team-productions': [downline],
  '/team-productions/deal-submitted': [teamDeals],
  '/team-productions/team-performance': [performance, performanceRows],
};

/** The call that opens a record over its list, by the id that the address names. */
const drawers: Record<string, (id: string) => string> = {
  '/my-productions/submitted-deal': (id) => `${addressOf(production.detail)}?transId=${id}`,
  '/my-productions/commission-payout/paid': (id) => addressOf(production.paidDetail).replace('{id}', id),
  '/team-productions/deal-submitted': (id) => `${addressOf(production.teamDeal)}?transId=${id}`,
};

const partsOf = (address: string) => new URL(address, 'http://gable.test');

/**
 * What the page at this address reads by one of its calls, all rows at once. A page hands on the filters of its address as they are
 * (lists.test.ts).
 */
export const readAt = async <E extends Endpoint>(who: Client, address: string, call: E): Promise<Data<E>> => {
  const { pathname, searchParams } = partsOf(address);
  expect([address, pages[pathname]?.includes(call)]).toEqual([address, true]);
  if (call.query && 'pageSize' in call.query.shape) searchParams.set('pageSize', '9999');
  return await readAs<Data<E>>(who, `${addressOf(call)}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
};

/** The record that an address opens over its list. */
export const openedAt = async <T>(who: Client, address: string): Promise<T> => {
  const { pathname, searchParams } = partsOf(address);
  const open = searchParams.get('open');
  const drawer = drawers[pathname];
  if (!drawer || !open) throw new Error(`${address} opens nothing.`);
  return await readAs<T>(who, drawer(open));
};
