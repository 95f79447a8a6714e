import { noteAccountChange, setSignIn } from '#features/people/index.server.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import type { PersonRow } from '../account/find-person.server.ts';
import { endLinks, takeLink } from '../links/links.server.ts';
import { hashChosen } from '../passwords/hash.server.ts';
import { personalDataNotice } from '../room.settings.ts';
import { acceptAuthenticator, proposeAuthenticator } from '../second-step/authenticator.server.ts';
import type { Channel } from '../second-step/channels.words.ts';
import { needsApp } from '../second-step/needs-app.rules.ts';
import { noticeAcceptance } from '../tables.server.ts';

/** The person that a link invites, and the notice to accept. The link remains valid. */
export const openInvitation = async (at: Writing<Actor | null>, token: string) => {
  const { owner: invited } = await takeLink(at, 'invitation', token);
  return { ...invited, needsApp: needsApp(invited), notice: await readSetting(at.db, personalDataNotice) };
};

export const initAuthenticator = (at: Reading<Actor | null>, token: string) =>
  transact(at, async (within) => proposeAuthenticator(within, (await takeLink(within, 'invitation', token)).owner));

type Input = {
  token: string;
  password: string;
  channel: Channel;
  code?: string | undefined;
  noticeVersion: string;
};

/** Sets up the account of an invited person. It opens no session: the person then signs in with the second step. */
export const initAccount = (at: Reading<Actor | null>, { token, password, channel, code, noticeVersion }: Input) =>
  transact(at, async (within) => {
    const { owner: invited } = await takeLink(within, 'invitation', token);
    if (channel === 'EMAIL' && needsApp(invited))
      throw new Refusal('account.invalid', 'What you keep takes an authenticator app.', { field: 'channel' });
    await acceptNotice(within, invited, noticeVersion);
    const passwordHash = await hashChosen(password, invited, 'password');
    const recoveryCodes = channel === 'AUTHENTICATOR' ? await acceptAuthenticator(within, invited.id, code ?? '') : [];
    await setSignIn(within, invited.id, { passwordHash, secondStep: true });
    await noteAccountChange(within, invited.id, 'SET_UP');
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

/** Stores the full text that was accepted, because the setting may change later. */
const acceptNotice = async (at: Writing<Actor | null>, { id: personId }: PersonRow, noticeVersion: string) => {
  const { version, text: notice } = await readSetting(at.db, personalDataNotice);
  if (version !== noticeVersion)
    throw new Refusal('notice.stale', 'The notice has just changed. Load the page again and read it.', {
      field: 'acceptsNotice',
    });
  const acceptedAt = at.clock.now().toString();
  await at.db.insert(noticeAcceptance).values({ personId, version, notice, acceptedAt, address: at.address });
};
