import type * as z from 'zod';
import type { TransactionInfo } from '#features/esubmission/info-schemas.ts';
import type {
  BillInput,
  ExternalCobrokeInput,
  PartyInput,
  RemarkInput,
  ShareholderInput,
} from '#features/esubmission/schemas.ts';
import type { CobrokeRole, StatusId } from '#features/esubmission/words.ts';
import type { InstantText } from '#platform/contract/days.ts';

/** How far the form was filled in; with the documents come the bills, since the checklist goes by them. */
export const reaches = ['info', 'parties', 'shares', 'documents'] as const;
export type Reached = (typeof reaches)[number];

export type PlannedParty = {
  given: z.input<typeof PartyInput>;
  /** Whom they act for, by place among the parties: someone who comes before. */
  actsFor?: number;
  /** `under`: the place of the company above among these shareholders. */
  shareholders?: (z.input<typeof ShareholderInput> & { under?: number })[];
};

/** A step in the life of a submission; `statusId` is where it goes, or what else is done to it. */
export type PlannedMove = { at: InstantText; by: string } & (
  | {
      kind: 'move';
      statusId: StatusId;
      reason?: string;
      remarks?: z.input<typeof RemarkInput>[];
      /** Of an abort: what the agency keeps, with a letter as evidence. */
      forfeitureCents?: number;
    }
  | { kind: 'remark'; text: string }
  /** Of the documents that are there, so many are queried with these words or accepted, in the order of the list. */
  | { kind: 'judge'; query?: string; accept: number }
);

/** A submission from its first day to where it stands now: told as it is to the use-cases that people use. */
export type CasePlan = {
  by: string;
  at: InstantText;
  info: z.input<typeof TransactionInfo>;
  parties: PlannedParty[];
  external: z.input<typeof ExternalCobrokeInput>[];
  /** Who shares beside the owner, in ten-thousandths of a percent. */
  internal: { userName: string; role: CobrokeRole; rate: number }[];
  bills: z.input<typeof BillInput>[];
  reached: Reached;
  /** Required documents that are still to come. */
  lacking: number;
  moves: PlannedMove[];
};
