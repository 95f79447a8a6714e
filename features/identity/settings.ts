import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

const words = z.string().max(500);

/** The texts of the sign-in page. Empty: the part is not shown. */
export const signInAlert = setting('signInAlert', words, '');
export const signInNote = setting('signInNote', words, 'Trouble signing in? Ask your agency’s people desk.');
export const signInPromo = setting(
  'signInPromo',
  words,
  'Put Gable on your phone: open this page in its browser and choose “Add to home screen”.',
);

/** User names that the entry guard of /e-submission leaves alone (00 §4). */
export const exemptUsers = setting('exemptUsers', z.array(z.string().max(100)).max(1_000), []);
