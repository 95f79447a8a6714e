import { implement } from '#platform/server/http/implement.ts';
import { circulars } from '../contract/index.ts';
import { attachFile, detachFile } from './desk/attach.ts';
import { deskCirculars } from './desk/list-desk.ts';
import { archiveCircular, publishCircular, removeCircular, withdrawCircular } from './desk/publish.ts';
import { readDeskCircular } from './desk/read-desk.ts';
import { readers } from './desk/readers.ts';
import { remindReaders } from './desk/remind.ts';
import { rewriteCircular, writeCircular } from './desk/write.ts';
import { downloadFile } from './files.ts';
import { circularsList } from './reading/list-circulars.ts';
import { acknowledge, markAllRead, markRead } from './reading/mark-read.ts';
import { readCircular } from './reading/read-circular.ts';
import { readUnread } from './reading/unread.ts';

export const circularRoutes = implement('circulars', circulars, {
  circulars: circularsList.page,
  circularsSheet: circularsList.file,
  unread: readUnread,
  download: downloadFile,
  circular: readCircular,
  read: markRead,
  readAll: markAllRead,
  acknowledge,
  deskCirculars: deskCirculars.page,
  deskCircularsSheet: deskCirculars.file,
  deskCircular: readDeskCircular,
  write: writeCircular,
  rewrite: rewriteCircular,
  publish: publishCircular,
  withdraw: withdrawCircular,
  archive: archiveCircular,
  remove: removeCircular,
  attach: attachFile,
  detach: detachFile,
  readers: readers.page,
  readersSheet: readers.file,
  remind: remindReaders,
});
