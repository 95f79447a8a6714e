import { eq } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { Channel } from '../../channels.ts';
import { personalDataNotice } from '../../settings.ts';
import { endLinks, takeLink } from '../account-link.ts';
import type { PersonRow } from '../find-person.ts';
import { hashChosen } from '../passwords.ts';
import { acceptAuthenticator, proposeAuthenticator } from '../second-step/authenticator.ts';
import { noticeAcceptance } from '../tables.ts';

/** Whom a link invites, and what they are to accept; it stays in force. */
export const openInvitation = async (at: Writing<Actor | null>, token: string) => {
  const invited = await takeLink(at, 'invitation', token);
  return { ...invited, notice: await readSetting(at.db, personalDataNotice) };
};

export const initAuthenticator = (at: Reading<Actor | null>, token: string) =>
  transact(at, async (within) => proposeAuthenticator(within, await takeLink(within, 'invitation', token)));

type Given = {
  token: string;
  password: string;
  channel: Channel;
  code?: string | undefined;
  noticeVersion: string;
};

/** The first visit. It opens no session: signing in follows, with its second step. */
export const initAccount = (at: Reading<Actor | null>, { token, password, channel, code, noticeVersion }: Given) =>
  transact(at, async (within) => {
    const invited = await takeLink(within, 'invitation', token);
    await acceptNotice(within, invited, noticeVersion);
    const passwordHash = await hashChosen(password, invited, 'password');
    const recoveryCodes = channel === 'AUTHENTICATOR' ? await acceptAuthenticator(within, invited.id, code ?? '') : [];
    await within.db.update(person).set({ passwordHash, secondStep: true }).where(eq(person.id, invited.id));
    await endLinks(within, invited.id, 'invitation');
    await record(
      { ...within, actor: asActor(invited) },
      {
        aggregate: 'person',
        aggregateId: invited.id,
        action: 'person.account-set-up',
        detail: { channel, noticeVersion },
      },
    );
    return { recoveryCodes, userName: invited.userName };
  });

const asActor = ({ id: userId, userName, role, desks }: PersonRow): Actor => ({
  userId,
  userName,
  role,
  desks,
  via: 'password',
  sessionId: '',
});

/** Kept word for word: the setting's words may change later. */
const acceptNotice = async (at: Writing<Actor | null>, { id: personId }: PersonRow, noticeVersion: string) => {
  const { version, text: notice } = await readSetting(at.db, personalDataNotice);
  if (version !== noticeVersion)
    throw new Refusal('notice.stale', 'The notice has just changed. Load the page again and read it.', {
      field: 'acceptsNotice',
    });
  const acceptedAt = at.clock.now().toString();
  await at.db.insert(noticeAcceptance).values({ personId, version, notice, acceptedAt, address: at.address });
};
