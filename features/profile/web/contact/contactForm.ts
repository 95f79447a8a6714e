import * as z from 'zod';
import { Contact, type Profile } from '../../contract.ts';

type Stored = Pick<Profile, 'email' | 'mobile'>;

/** Whether the form has another address or number than the stored one. */
export const isOtherContact = (stored: Stored, given: Stored): boolean =>
  given.email.trim() !== stored.email || given.mobile !== stored.mobile;

/** The schema of the form. Another address or number requires the password. */
export const contactForm = (stored: Stored) =>
  Contact.extend({ confirmation: z.object({ password: z.string() }) }).superRefine((given, refuse) => {
    if (isOtherContact(stored, given) && !given.confirmation.password)
      refuse.addIssue({ code: 'custom', path: ['confirmation', 'password'], message: 'Type your password.' });
  });
