/** What became of a file: it is read or put in place, waits for the desk, came in, was not taken, or was taken back. */
export const batchStates = {
  RUNNING: 'In progress',
  WAITING: 'To confirm',
  DONE: 'Imported',
  REFUSED: 'Refused',
  FAILED: 'Failed',
  DISCARDED: 'Discarded',
  REVERSED: 'Taken back',
} as const;
export type BatchState = keyof typeof batchStates;
