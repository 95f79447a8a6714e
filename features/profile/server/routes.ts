import { removePicture } from '#features/people/server/index.ts';
import type { MailKind } from '#platform/contract/mail-kind.ts';
import { implement } from '#platform/server/http/implement.ts';
import { profile } from '../contract.ts';
import { changeBankAccount } from './change-bank-account.ts';
import { mailEmailLinkAgain } from './email/ask-for-email.ts';
import { confirmEmail, takeBackEmail } from './email/settle-email.ts';
import { mailChoices } from './mail-choices.ts';
import { takePicture } from './picture/take-picture.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

/** `mailKinds` are all kinds of mail that rooms declare. */
export const profileRoutes = (mailKinds: readonly MailKind[]) => {
  const { shown, unwantedOf } = mailChoices(mailKinds);
  return implement('profile', profile, {
    read: async (at) => shown(await readProfile(at)),
    save: async (at, { body: { mails, ...given } }) =>
      shown(await saveProfile(at, { ...given, unwantedMails: unwantedOf(mails) })),
    setBankAccount: async (at, { body }) => shown(await changeBankAccount(at, body)),
    uploadPicture: (at, { file, body }) => takePicture(at, file.source, body),
    removePicture: async (at) => {
      await removePicture(at);
      return undefined;
    },
    confirmEmail: (at, { body }) => confirmEmail(at, body.token),
    mailEmailLinkAgain: (at) => mailEmailLinkAgain(at),
    takeBackEmail: (at) => takeBackEmail(at),
  });
};
