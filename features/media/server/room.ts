import { namedInDetails, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { uploadCalls } from '../contract/uploads.ts';
import { mediaJobs } from './jobs.ts';
import { fileMakers, fileOwners } from './read-file.ts';
import { mediaRoutes } from './routes.ts';
import { storedFile } from './tables.ts';
import { uploadRoutes } from './uploads/upload-server.ts';

export const room: Room = {
  routes: (house) => mediaRoutes(house.all(fileOwners), house.all(fileMakers)),
  raw: { calls: uploadCalls, routes: uploadRoutes },
  jobs: mediaJobs,
  offers: [offer(namedInDetails, namesIn(storedFile, storedFile.fileId, storedFile.originalName))],
};
