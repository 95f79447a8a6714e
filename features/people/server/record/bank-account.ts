import { inArray } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { restsUntil } from '../../rules/address.ts';
import { type Bank, maskAccount } from '../../rules/bank-account.ts';
import { lockPerson } from '../change-person.ts';
import { bankAccount } from '../tables.ts';

export type Account = { bank: Bank; holder: string; number: string };

/** The place that a bank account's number is sealed to. It can't be opened in another row. */
export const accountPlace = (personId: string): string => `bank_account/${personId}/number`;

export const sealedAccounts: SealedColumn[] = [
  { table: 'bank_account', id: 'person_id', sealed: 'number_sealed', place: accountPlace },
];

/** Changes the actor's bank account. The audit trail holds the bank and no number. */
export const setBankAccount = async (at: Writing, { bank, holder, number }: Account): Promise<void> => {
  const { id, emailChangedByAnotherAt } = await lockPerson(at, at.actor.userId);
  requireSettled(restsUntil(emailChangedByAnotherAt, at.clock.now()));
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

const requireSettled = (from: Temporal.Instant | undefined): void => {
  if (!from) return;
  throw new Refusal(
    'person.conflict',
    `The agency changed your email address lately. For safety, your bank account can be changed from ${formatInstant(from.toString())} (Singapore time).`,
  );
};

/** The bank accounts of these people with their full numbers, by person. Whoever has none is not there. */
export const openAccounts = async (at: Reading<Actor | null>, personIds: string[]): Promise<Map<string, Account>> => {
  const rows = await at.db.select().from(bankAccount).where(inArray(bankAccount.personId, personIds));
  return new Map(
    rows.map(({ personId, bank, holder, numberSealed }) => [
      personId,
      { bank, holder, number: at.secrets.open(numberSealed, accountPlace(personId)) },
    ]),
  );
};
