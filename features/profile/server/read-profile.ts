import { eq, getViewSelectedFields } from 'drizzle-orm';
import { findWaitingEmail } from '#features/identity/index.server.ts';
import { bankAccountPublic, gstOf, personPublic, pictureAddress, readStanding } from '#features/people/index.server.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Profile } from '../contract.ts';

/** The actor's profile. */
export const readProfile = async (at: Reading): Promise<Profile> => {
  const [row] = await at.db
    .select({ person: getViewSelectedFields(personPublic), bankAccount: getViewSelectedFields(bankAccountPublic) })
    .from(personPublic)
    .leftJoin(bankAccountPublic, eq(bankAccountPublic.personId, personPublic.id))
    .where(eq(personPublic.id, at.actor.userId));
  if (!row) throw missing('person');
  const { rankName, uplineName } = await readStanding(at.db, row.person.id, today(at.clock));
  const waiting = await findWaitingEmail(at.db, row.person.id);
  const { id, userName, name, role, desks, registrationNo, email } = row.person;
  const { mobile, picture } = row.person;
  return {
    userId: id,
    userName,
    name,
    role,
    desks,
    registrationNo,
    rank: rankName,
    upline: uplineName,
    picture: pictureAddress(id, picture),
    email,
    waitingEmail: waiting
      ? { ...waiting, isOver: Date.parse(waiting.expiresAt) <= at.clock.now().epochMilliseconds }
      : null,
    mobile: mobile ?? '',
    gst: gstOf(row.person),
    bankAccount: row.bankAccount && { ...row.bankAccount, number: row.bankAccount.numberMasked },
  };
};
