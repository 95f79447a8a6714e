import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { type Bank, maskAccount } from '../../rules/bank-account.ts';
import { lockPerson } from '../change-person.ts';
import { bankAccount } from '../tables.ts';

type Account = { bank: Bank; holder: string; number: string };

/** Where an account's number is sealed to; it opens nowhere else. */
const accountPlace = (personId: string): string => `bank_account/${personId}/number`;

export const sealedAccounts: SealedColumn[] = [
  { table: 'bank_account', id: 'person_id', sealed: 'number_sealed', place: accountPlace },
];

/** Where the commission of whoever acts goes from now on. The trail tells that it changed, and no number. */
export const setBankAccount = async (at: Writing, { bank, holder, number }: Account): Promise<void> => {
  const { id } = await lockPerson(at, at.actor.userId);
  const values = {
    bank,
    holder,
    numberSealed: at.secrets.seal(number, accountPlace(id)),
    numberMasked: maskAccount(number),
    changedAt: at.clock.now().toString(),
  };
  await at.db
    .insert(bankAccount)
    .values({ personId: id, ...values })
    .onConflictDoUpdate({ target: bankAccount.personId, set: values });
  await record(at, { aggregate: 'person', aggregateId: id, action: 'person.bank-account-changed', detail: { bank } });
};
