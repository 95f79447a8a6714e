import { fileOwners } from '#features/media/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { auditedKinds, namesIn, unnamed } from '#platform/server/audit/described.ts';
import { dashboardPart, keyDateSources, todoSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { contactInUse } from './contact-in-use.server.ts';
import { readFollowUps } from './daily/activities.server.ts';
import { followUpsCard } from './daily/card.words.ts';
import { FollowUps } from './daily/daily.calls.ts';
import { readContactDates } from './daily/key-dates.server.ts';
import { followUpTodos } from './daily/todos.server.ts';
import { demoContacts } from './demo.server.ts';
import { emptyBinJob } from './documents/empty-bin.server.ts';
import { contactFileOwner } from './documents/files.server.ts';
import { contactsHandedOver, runHandOver, tendHandOvers } from './hand-over/run-hand-over.server.ts';
import { handedOver } from './handed-over.server.ts';
import { documentKept, legalHoldLifted } from './holds/holds.server.ts';
import { runImport } from './import/run-import.server.ts';
import { sealedImports } from './import/sealed-rows.server.ts';
import { contactImport } from './import/tables.server.ts';
import { tendImports } from './import/tend-imports.server.ts';
import { contactMerged } from './merged.server.ts';
import { completedDeals, contactChanged, contactEvents } from './ports.server.ts';
import { sealedContacts } from './record/number.server.ts';
import { contactsRoutes } from './routes.server.ts';
import { contact } from './tables.server.ts';

export const room: Room = {
  routes: (house) =>
    contactsRoutes({
      followers: house.all(contactChanged),
      movers: house.all(contactMerged),
      events: house.all(contactEvents),
      deals: house.all(completedDeals),
      handed: house.all(handedOver),
    }),
  jobs: (services, house) => [
    emptyBinJob(services),
    runImport(services, { followers: house.all(contactChanged), named: house.all(contactInUse) }),
    tendImports(services),
    runHandOver(services, house.all(handedOver)),
    tendHandOvers(services),
  ],
  notices: [contactsHandedOver, documentKept, legalHoldLifted],
  demo: demoContacts,
  sealed: [...sealedContacts, ...sealedImports],
  offers: [
    offer(fileOwners, contactFileOwner),
    offer(todoSources, followUpTodos),
    dashboardPart(followUpsCard, FollowUps, async (at) => {
      const due = await readFollowUps(at);
      return due.due > 0 ? due : undefined;
    }),
    offer(keyDateSources, readContactDates),
    offer(auditedKinds, {
      aggregate: 'contact-import',
      words: 'Import of contacts',
      names: namesIn(contactImport, contactImport.id, contactImport.fileName),
    }),
    // Why compliance holds a document is compliance’s alone.
    offer(auditedKinds, {
      aggregate: 'contact-hold',
      words: 'Legal hold of a document',
      hidden: true,
      exported: 'contact-hold.list-exported',
      names: unnamed,
    }),
    // The results of the Do Not Call register, which each person keeps.
    offer(auditedKinds, {
      aggregate: 'register-results',
      words: 'Do Not Call results',
      names: namesIn(personPublic, personPublic.id, personPublic.userName),
    }),
    offer(auditedKinds, { aggregate: 'contact', words: 'Contact', names: namesIn(contact, contact.id, contact.name) }),
  ],
};
