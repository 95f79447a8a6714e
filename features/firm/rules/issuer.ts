import { phoneText } from '#platform/contract/phone-text.ts';
import type { Particulars } from '../settings.ts';

/** What a paper keeps of the agency: its particulars, and the id of the letterhead that it is printed with, if there was one. */
export type PrintedIssuer = Particulars & { letterhead?: string };

/** Papers of earlier years have no phone and no email address. */
type Issuer = Omit<PrintedIssuer, 'phone' | 'email'> & Partial<Pick<Particulars, 'phone' | 'email'>>;

/** The agency at the head of each paper of its money, line by line. `isRegistered`: whether its GST number belongs on it. */
export const issuer = (from: Issuer, isRegistered: boolean) => ({
  name: from.legalName,
  lines: [
    from.address,
    [phoneText(from.phone ?? ''), from.email].filter(Boolean).join(' · '),
    from.uen && `UEN ${from.uen}`,
    isRegistered && `GST registration ${from.gstNumber}`,
    from.licenceNo && `Estate agent licence ${from.licenceNo}`,
  ].filter(Boolean),
  ...(from.letterhead && { letterhead: from.letterhead }),
});
