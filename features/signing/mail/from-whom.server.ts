import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import type { Reading } from '#platform/server/context.ts';
import { senderOf } from '../requests/sender-of.server.ts';

/** Who asks for a signature, as each mail to a recipient says it. */
export type FromWhom = {
  /** The agency by its registered name. */
  agency: string;
  /** Who asks, and how the recipient makes sure that they do. */
  lines: string[];
  footer: string;
};

const settings = { letterhead: agencyLetterhead, particulars: agencyParticulars };

/** Of whoever has sent a request. A mail that asks to open a link is trusted by what can be looked up elsewhere. */
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
