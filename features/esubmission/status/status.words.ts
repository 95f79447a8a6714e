/** The statuses of a submission by name. Calls and columns use the ids. */
export const Status = {
  draft: 1,
  submitted: 2,
  underReview: 3,
  cancelled: 4,
  returned: 5,
  rejected: 6,
  approved: 7,
  onHold: 8,
  aborted: 9,
  completed: 10,
} as const;
export type StatusId = (typeof Status)[keyof typeof Status];

/** What people call them. */
export const statuses: Record<StatusId, string> = {
  [Status.draft]: 'Draft',
  [Status.submitted]: 'Submitted',
  [Status.underReview]: 'Under review',
  [Status.cancelled]: 'Cancelled',
  [Status.returned]: 'Returned',
  [Status.rejected]: 'Rejected',
  [Status.approved]: 'Approved',
  [Status.onHold]: 'On hold',
  [Status.aborted]: 'Aborted',
  [Status.completed]: 'Completed',
};

/** What the history of a submission has besides its moves. */
export const historyEvents = ['STAMP'] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** All ids, in ascending order. */
export const statusIds: StatusId[] = Object.values(Status);

export const isOneOf = (status: number, ...some: StatusId[]): boolean => some.some((each) => each === status);
