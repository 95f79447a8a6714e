import * as z from 'zod';
import type { MailKind } from '#platform/contract/mail-kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inputErrors } from '#platform/server/http/answer.ts';
import type { Profile } from '../contract.ts';

/** A stored profile, with the keys of the kinds of mail that the person switched off. */
export type StoredProfile = Omit<Profile, 'mails' | 'mailKinds'> & { unwantedMails: string[] };

/** Converts between the stored choice of mails and the page's, for the kinds of mail that rooms declare. */
export const mailChoices = (kinds: readonly MailKind[]) => {
  const Mails = z.object({ mails: z.strictObject(Object.fromEntries(kinds.map(({ key }) => [key, z.boolean()]))) });
  return {
    shown: ({ unwantedMails, ...profile }: StoredProfile): Profile => ({
      ...profile,
      mails: Object.fromEntries(kinds.map(({ key }) => [key, !unwantedMails.includes(key)])),
      mailKinds: kinds.filter(({ isFor }) => isFor?.(profile) ?? true),
    }),
    /** The keys to store. @throws Refusal unless `mails` has exactly one value for each kind. */
    unwantedOf: (mails: Profile['mails']): string[] => {
      const { data, error } = Mails.safeParse({ mails });
      if (error) throw new Refusal('request.invalid', 'These mails can’t be chosen.', { errors: inputErrors(error) });
      return kinds.map(({ key }) => key).filter((key) => !data.mails[key]);
    },
  };
};
