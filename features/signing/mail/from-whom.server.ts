import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import type { Reading } from '#platform/server/context.ts';
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
export const fromWhom = async (at: Pick<Reading<Actor | null>, 'db'>, askedBy: string): Promise<FromWhom> => {
  const { letterhead, particulars } = await readSettings(at.db, settings);
  const { name, registrationNo, phone } = await senderOf(at, askedBy);
  const agency = particulars.legalName || letterhead.name;
  const licence = particulars.licenceNo && `estate agent licence ${particulars.licenceNo}`;
  const office = particulars.phone && `office ${phoneText(particulars.phone)}`;
  const asker = [name, registrationNo && `CEA registration no. ${registrationNo}`, phone && phoneText(phone)];
  return {
    agency,
    lines: [
      `You are asked by ${asker.filter(Boolean).join(', ')}.`,
      registrationNo
        ? `To make sure, look up ${registrationNo} in the public register at www.cea.gov.sg${office ? ', or call the office' : ''}.`
        : '',
    ].filter(Boolean),
    footer: `Sent by ${[agency, licence, office].filter(Boolean).join(', ')}.`,
  };
};
