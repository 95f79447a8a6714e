import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { text } from '#platform/contract/fields.ts';

/** Mail domains of the agency's own people: customers can't sign by an address there. */
export const ownMailDomains = setting(
  'ownMailDomains',
  z
    .array(
      text(100)
        .toLowerCase()
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Give a domain, as “gable.example”.'),
    )
    .max(50),
  [],
  {
    confirmed: true,
    group: 'Security',
    title: 'Mail domains of the agency',
    help: 'Links to sign are not sent to addresses of these domains, nor of the one that Gable sends its mail from. Leave out public ones, as gmail.com: customers have those, too.',
  },
);

export const signingCode = setting('signingCode', z.boolean(), true, {
  confirmed: true,
  group: 'Security',
  title: 'Ask customers for a code before they read what they sign',
  help: 'A code of six digits goes to the address or phone that the link was sent to. Without it, whoever has the link reads and signs.',
});
