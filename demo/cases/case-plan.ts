import type * as z from 'zod';
import type { BillInput } from '#features/esubmission/billing/billing.calls.ts';
import type { TransactionInfo } from '#features/esubmission/info/info.calls.ts';
import type { PartyInput, ShareholderInput } from '#features/esubmission/parties/parties.calls.ts';
import type { RemarkInput } from '#features/esubmission/remarks/remarks.calls.ts';
import type { CobrokeRole } from '#features/esubmission/roles.words.ts';
import type { ExternalCobrokeInput } from '#features/esubmission/shares/shares.calls.ts';
import type { StatusId } from '#features/esubmission/status/status.words.ts';
import type { InstantText } from '#platform/contract/days.ts';

/** How far the form is filled in. Bills come with `documents`, because the checklist depends on them. */
export const reaches = ['info', 'parties', 'shares', 'documents'] as const;
export type Reached = (typeof reaches)[number];

export type PlannedParty = {
  given: z.input<typeof PartyInput>;
  /** The index of the party that they act for; it is lower than their own. */
  actsFor?: number;
  /** `under`: the index of the company above, among these shareholders. */
  shareholders?: (z.input<typeof ShareholderInput> & { under?: number })[];
};

/** What one person does with a submission after its form is filled in. */
export type PlannedMove = { at: InstantText; by: string } & (
  | {
      kind: 'move';
      statusId: StatusId;
      reason?: string;
      remarks?: z.input<typeof RemarkInput>[];
      /** For an abort: the agency's share of the forfeited money. A letter is uploaded as evidence. */
      forfeitureCents?: number;
    }
  | { kind: 'remark'; text: string }
  /** The first uploaded document is queried with this text, if there is one; the next `accept` are accepted. */
  | { kind: 'judge'; query?: string; accept: number }
);

/** A submission from its first day until now, as inputs of the use-cases that people use. */
export type CasePlan = {
  by: string;
  at: InstantText;
  info: z.input<typeof TransactionInfo>;
  parties: PlannedParty[];
  external: z.input<typeof ExternalCobrokeInput>[];
  /** Internal co-brokers beside the owner; rates in ten-thousandths of a percent. */
  internal: { userName: string; role: CobrokeRole; rate: number }[];
  bills: z.input<typeof BillInput>[];
  reached: Reached;
  /** How many required documents are not uploaded yet. */
  lacking: number;
  moves: PlannedMove[];
};
