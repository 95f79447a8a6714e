import { removePicture } from '#features/people/index.server.ts';
import { implement } from '#platform/server/http/implement.ts';
import { profile } from '../contract.ts';
import { changeBankAccount } from './change-bank-account.ts';
import { mailEmailLinkAgain } from './email/ask-for-email.ts';
import { confirmEmail, takeBackEmail } from './email/settle-email.ts';
import { takePicture } from './picture/take-picture.ts';
import { readProfile } from './read-profile.ts';
import { saveProfile } from './save-profile.ts';

export const profileRoutes = implement('profile', profile, {
  read: readProfile,
  save: (at, { body }) => saveProfile(at, body),
  setBankAccount: (at, { body }) => changeBankAccount(at, body),
  uploadPicture: (at, { file, body }) => takePicture(at, file, body),
  removePicture: async (at) => {
    await removePicture(at);
    return undefined;
  },
  confirmEmail: (at, { body }) => confirmEmail(at, body.token),
  mailEmailLinkAgain: (at) => mailEmailLinkAgain(at),
  takeBackEmail: (at) => takeBackEmail(at),
});
