import * as z from 'zod';
import { licenceNo } from '#features/particulars/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls, type RowIn } from '#platform/contract/list-calls.ts';
import { itemKinds } from '../payout.words.ts';
import { financeAlone } from '../who.calls.ts';
import { debtFields } from './debts.words.ts';

export const debtList = listCalls(debtFields, {
  ...financeAlone,
  path: '/v1/finance/debts',
  summary: 'Salespeople and co-brokers who owe the agency commission that was taken back, the largest debts first.',
  fileSummary: 'The list of debts as an Excel file, by the same filters.',
  filters: {
    /** A part of the name. */
    search: text(60).optional(),
    /** With a write-off that waits for approval, or with one that was approved, whatever they owe now. */
    state: z.enum(['TO_APPROVE', 'WRITTEN_OFF']).optional(),
  },
  sorts: { Owed: 'owedCents' },
  more: {
    /** By these ids the ledger has what was written off. */
    entryIds: z.array(id()),
    /** A write-off that waits for approval. */
    writeOff: z
      .object({ writeOffId: id(), cents: z.int(), reason: z.string(), preparedById: id(), preparedBy: z.string() })
      .nullable(),
  },
});
export type Debt = RowIn<typeof debtList.list>;

const one = z.strictObject({ id: id() });
const payeeId = z.union([id(), licenceNo()]);

/** What salespeople and co-brokers owe because more was taken back from them than they earned since, and giving it up. */
export const debtCalls = {
  debts: debtList.list,
  debtsSheet: debtList.file,
  debtItems: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/debts/{payeeId}/items',
    summary: 'What a debt is made of: what was taken back of a payee, and what was earned since and not paid.',
    params: z.strictObject({ payeeId }),
    data: z.object({
      rows: z.array(
        z.object({
          source: id(),
          kind: z.enum(keysOf(itemKinds)),
          dealId: id().nullable(),
          /** The deal's number, or why a debt was given up. */
          of: z.string(),
          clearedOn: z.iso.date(),
          cents: z.int(),
        }),
      ),
    }),
  }),
  prepareWriteOff: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/write-offs',
    summary: 'Prepares to give up the whole debt of a salesperson or a co-broker. Somebody else approves it.',
    body: z.strictObject({ payeeId, reason: requiredText(200) }),
    data: z.object({ writeOffId: id(), cents: z.int() }),
    message: 'The write-off is prepared. Somebody else approves it.',
    refuses: ['conflict', 'missing'],
  }),
  approveWriteOff: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/write-offs/{id}/approval',
    secondWord: true,
    summary: 'Approves a write-off, by somebody else than who prepared it: the debt becomes a loss of the agency.',
    params: one,
    message: 'The debt is written off.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  withdrawWriteOff: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/write-offs/{id}/withdrawal',
    summary: 'Withdraws a write-off that is not approved.',
    params: one,
    message: 'The write-off is withdrawn.',
    refuses: ['conflict', 'missing'],
  }),
};
