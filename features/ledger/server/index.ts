export { isClosed, type Line, post } from './post.ts';
export { writeJournal } from './write-journal.ts';
