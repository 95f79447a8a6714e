import * as z from 'zod';
import { phoneField } from '#platform/contract/phone-text.ts';
import { Contact, type Profile } from '../../contract.ts';

type Stored = Pick<Profile, 'email' | 'mobile'>;

/** Whether what stands in the form is another address or number than what is stored. */
export const isOtherContact = (stored: Stored, given: Stored): boolean =>
  given.email.trim() !== stored.email || ![stored.mobile, phoneField(stored.mobile)].includes(given.mobile.trim());

/** The rules of the form: another contact takes the password as well. */
export const contactForm = (stored: Stored) =>
  Contact.extend({ confirmation: z.object({ password: z.string() }) }).superRefine((given, refuse) => {
    if (isOtherContact(stored, given) && !given.confirmation.password)
      refuse.addIssue({ code: 'custom', path: ['confirmation', 'password'], message: 'Type your password.' });
  });
