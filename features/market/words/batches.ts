/** What became of a file. */
export const batchStates = {
  RUNNING: 'Being read',
  DONE: 'Imported',
  REFUSED: 'Refused',
  FAILED: 'Failed',
} as const;
export type BatchState = keyof typeof batchStates;
