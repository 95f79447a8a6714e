import { fileOwners } from '#features/media/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart, keyDateSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { FollowUps } from '../contract/daily.ts';
import { followUpsCard } from '../words/home.ts';
import { contactMerged } from './core/merged.ts';
import { sealedContacts } from './core/number.ts';
import { completedDeals, contactChanged, contactEvents } from './core/ports.ts';
import { readFollowUps } from './daily/activities.ts';
import { readContactDates } from './daily/key-dates.ts';
import { demoContacts } from './demo/demo-contacts.ts';
import { emptyBinJob } from './documents/empty-bin.ts';
import { contactFileOwner } from './documents/files.ts';
import { contactsRoutes } from './routes.ts';
import { contact } from './tables.ts';

export const room: Room = {
  routes: (house) =>
    contactsRoutes({
      followers: house.all(contactChanged),
      movers: house.all(contactMerged),
      events: house.all(contactEvents),
      deals: house.all(completedDeals),
    }),
  jobs: (services) => [emptyBinJob(services)],
  demo: demoContacts,
  sealed: sealedContacts,
  offers: [
    offer(fileOwners, contactFileOwner),
    dashboardPart(followUpsCard, FollowUps, async (at) => {
      const due = await readFollowUps(at);
      return due.due > 0 ? due : undefined;
    }),
    offer(keyDateSources, readContactDates),
    offer(auditedKinds, { aggregate: 'contact', names: namesIn(contact, contact.id, contact.name) }),
  ],
};
