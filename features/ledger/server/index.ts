export { type LinePapers, linePapers, linesPosted } from './lines-posted.ts';
export { closeMonth } from './months.ts';
export { isClosed, post } from './post.ts';
export { entriesOfRecords } from './read-entries.ts';
export {
  countIn,
  countInMonth,
  dayIn,
  type OpenInMonth,
  openInMonth,
  type Waiting,
  waitingForFinance,
} from './waiting.ts';
export { hasEntries, writeJournal } from './write-journal.ts';
