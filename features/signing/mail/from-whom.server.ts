import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import type { Reading } from '#platform/server/context.ts';
import type { MailSays } from '../languages/mails/mail-words.server.ts';
import { senderOf } from '../requests/sender-of.server.ts';

/** Sender of a signature request, as named in each mail to a recipient. */
export type FromWhom = {
  /** The agency by its registered name. */
  agency: string;
  /** The sender, and how the recipient can verify them. */
  lines: string[];
  footer: string;
};

const settings = { letterhead: agencyLetterhead, particulars: agencyParticulars };

/** Sender of a request. Recipients can check a mail with a link against facts that they can look up elsewhere. */
export const fromWhom = async (
  at: Pick<Reading<Actor | null>, 'db'>,
  askedBy: string,
  says: MailSays,
): Promise<FromWhom> => {
  const { letterhead, particulars } = await readSettings(at.db, settings);
  const { name, registrationNo, phone } = await senderOf(at, askedBy);
  const agency = particulars.legalName || letterhead.name;
  const licence = particulars.licenceNo && says('licence', { number: particulars.licenceNo });
  const office = particulars.phone && says('office', { phone: phoneText(particulars.phone) });
  const asker = [name, registrationNo && says('cea', { number: registrationNo }), phone && phoneText(phone)];
  return {
    agency,
    lines: [
      says('askedBy', { asker: asker.filter(Boolean).join(', ') }),
      registrationNo && says(office ? 'registerOrCall' : 'register', { number: registrationNo }),
    ].filter(Boolean),
    footer: says('sentBy', { agency: [agency, licence, office].filter(Boolean).join(', ') }),
  };
};
