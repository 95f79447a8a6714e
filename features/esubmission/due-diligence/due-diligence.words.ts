/** How a document that a due diligence form fills stands. What is signed and not done is *Pending* for whatever reason. */
export const formLineStates = {
  NOT_STARTED: 'Not started',
  STARTED: 'In progress',
  SENT: 'Sent',
  DECLINED: 'Declined',
  OUTDATED: 'Needs changes',
  SIGNED: 'Signed',
  PENDING: 'Pending',
  DONE: 'Done',
} as const;
export type FormLineState = keyof typeof formLineStates;

/** The documents that due diligence forms fill. */
export const formDocuments = ['D-12', 'D-13', 'D-14', 'D-15', 'D-16', 'D-17', 'D-18'];
