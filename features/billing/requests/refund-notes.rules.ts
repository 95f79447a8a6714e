import type { Role } from '#platform/contract/actor.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';

/** A refund with what is known of its receipt and of the holder of the account that it goes to. */
export type RefundFacts = {
  /** The number of the receipt. */
  about: string;
  /** The payer. */
  party: string;
  holder: string | null;
  /** The day of the bank's line that the receipt is matched with; null without one. */
  bankDay: Day | null;
  isOtherHolder: boolean;
  /** The roles of those at the agency who have the holder's name. */
  holderRoles: Role[];
  /** When the receipt was taken back; null if it was not. */
  takenBackOn: Day | null;
};

/** Notes for the approver of a refund. */
export type RefundNote = { isWarning: boolean; words: string };

const roleWords: Record<Role, string> = {
  salesperson: 'a salesperson',
  staff: 'a member of staff',
  admin: 'an administrator',
};

/** What speaks for and against a refund, the gravest first. */
export const refundNotes = (refund: RefundFacts): RefundNote[] => [
  ...(refund.takenBackOn
    ? [
        warning(
          `${refund.about} was taken back on ${formatDay(refund.takenBackOn)}: decline this refund or take it back.`,
        ),
      ]
    : []),
  ...[...new Set(refund.holderRoles)].map((role) =>
    warning(`${refund.holder} is the name of ${roleWords[role]} of the agency.`),
  ),
  ...(refund.isOtherHolder ? [warning(`The account holder is ${refund.holder}, the payer is ${refund.party}.`)] : []),
  refund.bankDay
    ? { isWarning: false, words: `${refund.about} is matched with a bank line of ${formatDay(refund.bankDay)}.` }
    : warning(`No bank line is matched with ${refund.about}.`),
];

const warning = (words: string): RefundNote => ({ isWarning: true, words });
