import type { Data } from '#platform/contract/endpoint.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import type { billing } from '../room.calls.ts';

export type Payment = Pick<Data<typeof billing.bill>['payments'][number], 'number' | 'receivedOn' | 'state' | 'cents'>;

type Money = { payer: string; reference: string; cents: number; receivedOn: string };

const tidy = (text: string): string => text.trim().toLowerCase();

/**
 * The number of a receipt that this money probably is: of the same amount and day, among the payments of the invoice or by the
 * same payer with the same reference. What was taken back is none.
 */
export const equalReceipt = async (money: Money, payments: Payment[]): Promise<string | undefined> => {
  const { payer, reference, cents, receivedOn } = money;
  const query = { search: payer.trim().slice(0, 60), from: receivedOn, to: receivedOn, pageSize: 100 };
  const { rows } = await send(api.receipts, { query });
  const alike = rows.filter((row) => tidy(row.payer) === tidy(payer) && tidy(row.reference) === tidy(reference));
  return [...payments, ...alike].find(
    (each) => each.cents === cents && each.receivedOn === receivedOn && each.state !== 'RETURNED',
  )?.number;
};
