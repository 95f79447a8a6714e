import { implement } from '#platform/server/http/implement.ts';
import { downloadFile } from './files.server.ts';
import { attachFile, detachFile } from './publishing/attach.server.ts';
import { deskCirculars } from './publishing/list-desk.server.ts';
import { archiveCircular, publishCircular, removeCircular, withdrawCircular } from './publishing/publish.server.ts';
import { readDeskCircular } from './publishing/read-desk.server.ts';
import { rewriteCircular, writeCircular } from './publishing/write.server.ts';
import { readers } from './readers/readers.server.ts';
import { remindReaders } from './readers/remind.server.ts';
import { circularsList } from './reading/list-circulars.server.ts';
import { acknowledge, markAllRead, markRead } from './reading/mark-read.server.ts';
import { readCircular } from './reading/read-circular.server.ts';
import { readUnread } from './reading/unread.server.ts';
import { circulars } from './room.calls.ts';

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
