import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { formatDay } from '#platform/contract/days.ts';
import { day, text } from '#platform/contract/fields.ts';
import { customerLanguages } from './signing.words.ts';

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

const offered = (name: string) =>
  z
    .strictObject({
      isOffered: z.boolean().meta({ title: `Offer ${name}` }),
      readBy: text(100).meta({ title: `${name}: read by` }),
      readOn: day()
        .nullable()
        .meta({ title: `${name}: read on` }),
    })
    .refine(({ isOffered, readBy, readOn }) => !isOffered || (readBy !== '' && readOn !== null), {
      path: ['readBy'],
      message: 'Say who read it, and when: it is offered once somebody has.',
    });

const notOffered = { isOffered: false, readBy: '', readOn: null };

/** The languages of a customer’s pages beside English, each with who read its words. */
export const languagesOffered = setting(
  'customerLanguages',
  z.strictObject({ zh: offered('Chinese'), ms: offered('Malay'), ta: offered('Tamil') }),
  { zh: notOffered, ms: notOffered, ta: notOffered },
  {
    group: 'Due diligence',
    title: 'Languages that customers may choose',
    help: 'Customers read and answer the questions of a form in one of these, or in English, which counts. Before a language is offered, somebody who reads it and did not write it reads all of it: the questionnaires in Form templates, and the pages of a link.',
    who: 'compliance',
  },
  (value) =>
    Object.fromEntries(
      (['zh', 'ms', 'ta'] as const).map((code) => [customerLanguages[code], offeredText(value[code])]),
    ),
);

const offeredText = ({ isOffered, readBy, readOn }: z.output<ReturnType<typeof offered>>): string =>
  [isOffered ? 'Offered' : 'Not offered', readBy && `read by ${readBy}`, readOn && `on ${formatDay(readOn)}`]
    .filter(Boolean)
    .join(', ');
