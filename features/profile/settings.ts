import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

export const emailLinkHours = setting('emailLinkHours', z.int().min(1).max(168).meta({ unit: 'hours' }), 24, {
  confirmed: true,
  group: 'Security',
  title: 'How long a link to a new email address lasts',
  help: 'The link that is mailed to an address that someone wrote into their profile. Until it is opened the address before stays.',
});
