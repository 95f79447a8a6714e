import type { Room } from '#platform/server/room.ts';
import { uploadCalls } from '../contract/uploads.ts';
import { mediaJobs } from './jobs.ts';
import { fileOwners } from './read-file.ts';
import { mediaRoutes } from './routes.ts';
import { uploadRoutes } from './uploads/upload-server.ts';

export const room: Room = {
  routes: (house) => mediaRoutes(house.all(fileOwners)),
  raw: { calls: uploadCalls, routes: uploadRoutes },
  jobs: mediaJobs,
};
