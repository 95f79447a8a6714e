import type { Finding } from '../status/status.calls.ts';
import { type RepresentedSide, sidesOf } from '../transaction.words.ts';

/**
 * Another submission of the same property and transaction type. `isSameAgent`: a salesperson shares in both.
 * `isSameDeal`: it may be the same transaction, since the options are near or the tenancies overlap.
 */
export type OtherCase = {
  /** Null if the actor may not open it. */
  eSubId: string | null;
  caseNo: string;
  side: RepresentedSide;
  isSameAgent: boolean;
  isSameDeal: boolean;
  /** Its postal code, if only street, block and unit are the same. */
  otherPostalCode: string | null;
};

/** The findings from other submissions of the same property, for a submission that acts for this side. */
export const sameProperty = (side: RepresentedSide, others: OtherCase[]): Finding[] =>
  others.flatMap((other): Finding[] => {
    const { eSubId, caseNo } = other;
    const about = { step: 'info' as const, field: 'property', ...(eSubId && { otherCase: { eSubId, caseNo } }) };
    if (other.otherPostalCode)
      return [
        {
          ...about,
          field: 'property.postalCode',
          code: 'V01',
          level: 'warn',
          message: `${caseNo} reports the same street, block and unit with the postal code ${other.otherPostalCode}. Check the postal code, and whether it is the same transaction.`,
        },
      ];
    const another = sidesOf.SALE.some((each) => each === side) ? 'sale' : 'lease';
    if (other.side === side)
      return [
        {
          ...about,
          code: 'V01',
          level: 'warn',
          message: `${caseNo} reports this property for the same side. Make sure that this is another ${another}.`,
        },
      ];
    if (!other.isSameDeal) return [];
    // CEA: a salesperson may not act for both sides of one transaction.
    if (other.isSameAgent)
      return [
        {
          ...about,
          code: 'V03',
          level: 'block',
          message: `${caseNo} has the same salesperson on the other side. One can’t act for both: change or cancel one of the two.`,
        },
      ];
    return [
      {
        ...about,
        code: 'V02',
        level: 'declare',
        message: `The agency acts for the other side in ${caseNo}. Declare it: add the same-agency disclosure and consent.`,
      },
    ];
  });
