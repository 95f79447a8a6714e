import { inArray } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { lastRest } from '#platform/contract/rests.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import { lockPerson } from '../account/change-person.server.ts';
import { restsUntil } from '../settled/address.rules.ts';
import type { AccountChange } from '../settled/settled.rules.ts';
import { restsOf } from '../settled/settled.server.ts';
import { bankAccount } from '../tables.server.ts';
import { type Bank, maskAccount } from './bank-account.rules.ts';

export type Account = { bank: Bank; holder: string; number: string };

/** The place that a bank account's number is sealed to. It can't be opened in another row. */
export const accountPlace = (personId: string): string => `bank_account/${personId}/number`;

export const sealedAccounts: SealedColumn[] = [
  { table: 'bank_account', id: 'person_id', sealed: 'number_sealed', place: accountPlace },
];

/** Changes the actor's bank account. The audit trail holds the bank and no number. */
export const setBankAccount = async (at: Writing, { bank, holder, number }: Account): Promise<void> => {
  const { id, emailChangedByAnotherAt } = await lockPerson(at, at.actor.userId);
  const addressRests = restsUntil(emailChangedByAnotherAt, at.clock.now())?.toString();
  if (addressRests) throw changesLater('The agency changed your email address lately', addressRests);
  const rest = lastRest((await restsOf(at, id)).filter(({ kind }) => waysOfAMailbox.includes(kind)));
  if (rest) throw changesLater(rest.why, rest.until);
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

/** For a salesperson without an app, access to the mailbox is enough to pass a confirmation. */
const waysOfAMailbox: AccountChange[] = ['PASSWORD_BY_MAIL', 'SECOND_STEP'];

const changesLater = (why: string, from: string) =>
  new Refusal(
    'person.conflict',
    `${why}. For safety, your bank account can be changed from ${formatInstant(from)} (Singapore time).`,
  );

/** Bank accounts of these people with their full numbers, by person. People without one are left out. */
export const openAccounts = async (at: Reading<Actor | null>, personIds: string[]): Promise<Map<string, Account>> => {
  const rows = await at.db.select().from(bankAccount).where(inArray(bankAccount.personId, personIds));
  return new Map(
    rows.map(({ personId, bank, holder, numberSealed }) => [
      personId,
      { bank, holder, number: at.secrets.open(numberSealed, accountPlace(personId)) },
    ]),
  );
};
