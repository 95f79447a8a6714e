/** What became of a file: it is being read, came in, was refused, or broke off. */
export type BatchState = 'RUNNING' | 'DONE' | 'REFUSED' | 'FAILED';
