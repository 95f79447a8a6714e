import { fileOwners } from '#features/media/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { emptyBinJob } from './bin/empty-bin.server.ts';
import { demoForms } from './demo.server.ts';
import { formFileOwner } from './forms/file-owner.server.ts';
import { libraryRoutes } from './routes.server.ts';
import { form, formFolder } from './tables.server.ts';

export const room: Room = {
  routes: () => libraryRoutes,
  jobs: (services) => [emptyBinJob(services)],
  demo: demoForms,
  offers: [
    offer(fileOwners, formFileOwner),
    offer(auditedKinds, { aggregate: 'form', words: 'Form', names: namesIn(form, form.id, form.name) }),
    offer(auditedKinds, {
      aggregate: 'folder',
      words: 'Folder of forms',
      names: namesIn(formFolder, formFolder.id, formFolder.name),
    }),
  ],
};
