export { readUnread } from './reading/unread.ts';
