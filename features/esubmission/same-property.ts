import type { Finding } from './records.ts';
import type { RepresentedSide } from './words.ts';

/** Another submission of the property; `isSameAgent`: someone shares in both. */
export type OtherCase = { caseNo: string; side: RepresentedSide; isSameAgent: boolean };

/** What other submissions of the same property at the same time mean for one that acts for this side. */
export const sameProperty = (side: RepresentedSide, others: OtherCase[]): Finding[] =>
  others.map((other) => {
    const about = { step: 'info', field: 'property' } as const;
    const { caseNo } = other;
    if (other.side === side)
      return {
        ...about,
        code: 'V01',
        level: 'warn',
        message: `${caseNo} reports this property for the same side. Make sure that this is another sale.`,
      };
    // CEA: a salesperson may not act for both sides of one transaction.
    if (other.isSameAgent)
      return {
        ...about,
        code: 'V03',
        level: 'block',
        message: `${caseNo} has the same salesperson on the other side. One can’t act for both: change or cancel one of the two.`,
      };
    return {
      ...about,
      code: 'V02',
      level: 'warn',
      message: `The agency acts for the other side in ${caseNo}. Add the same-agency disclosure and consent.`,
    };
  });
