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

/** What whoever decides about a refund has to look at. */
export type RefundNote = { isWarning: boolean; words: string };

const roleWords: Record<Role, string> = {
  salesperson: 'a salesperson',
  staff: 'a member of staff',
  admin: 'an administrator',
};

/** What speaks for and against a refund, the gravest first. */
export const refundNotes = (of: RefundFacts): RefundNote[] => [
  ...(of.takenBackOn
    ? [warning(`${of.about} was taken back on ${formatDay(of.takenBackOn)}: decline this refund or take it back.`)]
    : []),
  ...[...new Set(of.holderRoles)].map((role) =>
    warning(`${of.holder} is the name of ${roleWords[role]} of the agency.`),
  ),
  ...(of.isOtherHolder ? [warning(`The account holder is ${of.holder}, the payer is ${of.party}.`)] : []),
  of.bankDay
    ? { isWarning: false, words: `${of.about} is matched with a bank line of ${formatDay(of.bankDay)}.` }
    : warning(`No bank line is matched with ${of.about}.`),
];

const warning = (words: string): RefundNote => ({ isWarning: true, words });
