/** What somebody did with a draft, so that somebody else approves it. */
export const partsInRun = {
  DREW_UP: 'You drew it up, so somebody else approves it.',
  ENTERED_INVOICE:
    'You entered or removed a tax invoice in it, so somebody else approves it, who did not draw it up either.',
} as const;
export type PartInRun = keyof typeof partsInRun;

type Run = { preparedBy: string; gstInvoicesBy: string[] };

/** What this person did with the draft; null if they may approve it. */
export const partInRun = ({ preparedBy, gstInvoicesBy }: Run, userId: string): PartInRun | null => {
  if (preparedBy === userId) return 'DREW_UP';
  return gstInvoicesBy.includes(userId) ? 'ENTERED_INVOICE' : null;
};
