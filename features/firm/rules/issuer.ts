import type { Particulars } from '../settings.ts';

/** The agency at the head of each paper of its money, line by line. `isRegistered`: whether its GST number belongs on it. */
export const issuer = (from: Particulars, isRegistered: boolean) => ({
  name: from.legalName,
  lines: [
    from.address,
    from.uen && `UEN ${from.uen}`,
    isRegistered && `GST registration ${from.gstNumber}`,
    from.licenceNo && `Estate agent licence ${from.licenceNo}`,
  ].filter(Boolean),
});
