import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

export const signingCode = setting('signingCode', z.boolean(), true, {
  group: 'Security',
  title: 'Ask customers for a code before they read what they sign',
  help: 'A code of six digits goes to the address or phone that the link was sent to. Without it, whoever has the link reads and signs.',
});
