/** State of a file: being read or applied, waiting for the desk, imported, refused, or taken back. */
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
