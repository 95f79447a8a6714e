export { readUnread } from './reading/unread.server.ts';
