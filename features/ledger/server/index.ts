export { closeMonth } from './months.ts';
export { type Line, post } from './post.ts';
export { writeJournal } from './write-journal.ts';
