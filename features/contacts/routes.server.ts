import { implement } from '#platform/server/http/implement.ts';
import { readCards } from './cards/cards.server.ts';
import { addActivity, readFollowUps, setFollowUp } from './daily/activities.server.ts';
import { markContacts, readTags, unmarkContacts } from './daily/marks.server.ts';
import { decideProposal, dropPlan, readPlans } from './daily/plans.server.ts';
import { readTimeline } from './daily/timeline.server.ts';
import {
  archiveDocument,
  deleteDocument,
  openDocument,
  readDocuments,
  restoreDocument,
} from './documents/documents.server.ts';
import { dropFile, uploadFile } from './documents/files.server.ts';
import { readHandOver, startHandOver } from './hand-over/start.server.ts';
import type { HandedOver } from './handed-over.server.ts';
import { customerDocuments, holdDocument } from './holds/holds.server.ts';
import { chooseRows, dropImport, startImport, undoImport } from './import/choose.server.ts';
import { previewImport } from './import/preview-import.server.ts';
import { readImportRows, readImports } from './import/read-imports.server.ts';
import { uploadImport } from './import/upload-import.server.ts';
import { readDuplicates } from './merge/duplicates.server.ts';
import { mergeContacts } from './merge/merge-contacts.server.ts';
import type { ContactMerged } from './merged.server.ts';
import { addAddress, changeAddress, deleteAddress, readAddresses } from './parts/addresses.server.ts';
import { addProfiling, changeProfiling, deleteProfiling, readProfiling } from './parts/profiling.server.ts';
import {
  addProperty,
  changeProperty,
  checkProperty,
  deleteProperty,
  readProperties,
} from './parts/properties.server.ts';
import { checkRegister, recordConsent } from './pdpa/record.server.ts';
import { previewResults, takeResults } from './pdpa/results.server.ts';
import { readConsents, readStatus, readStatuses, statusOfPhone } from './pdpa/status.server.ts';
import type { CompletedDeals, ContactChanged, ContactEvents } from './ports.server.ts';
import { addContact, changeContact, deleteContact, restoreContact } from './record/change.server.ts';
import { findContacts } from './record/find.server.ts';
import { contactsList, readBin } from './record/list.server.ts';
import { revealNumber } from './record/numbers.server.ts';
import { readContact } from './record/present.server.ts';
import { contacts } from './room.calls.ts';

/** What the rooms above offer. */
type UpperHooks = {
  followers: ContactChanged[];
  movers: ContactMerged[];
  events: ContactEvents[];
  deals: CompletedDeals[];
  handed: HandedOver[];
};

export const contactsRoutes = ({ followers, movers, ...above }: UpperHooks) =>
  implement('contacts', contacts, {
    contacts: contactsList.page,
    contactsSheet: contactsList.file,
    contact: readContact,
    addContact,
    changeContact: (at, input) => changeContact(at, input, followers),
    deleteContact: (at, input) => deleteContact(at, input, followers),
    contactsBin: readBin,
    restoreContact,
    findContacts,
    revealNumber,
    contactCards: readCards,
    previewImport,
    uploadImport,
    imports: readImports,
    importRows: readImportRows,
    chooseRows,
    startImport,
    undoImport,
    dropImport,
    handOver: (at, input) => readHandOver(at, input, above.handed),
    startHandOver: (at, input) => startHandOver(at, input, above.handed),
    duplicates: readDuplicates,
    mergeContacts: (at, input) => mergeContacts(at, input, { followers, movers }),

    properties: readProperties,
    canAddProperty: checkProperty,
    addProperty,
    changeProperty,
    deleteProperty,
    addresses: readAddresses,
    addAddress,
    changeAddress,
    deleteAddress,
    profiling: readProfiling,
    addProfiling,
    changeProfiling,
    deleteProfiling,

    documents: readDocuments,
    document: openDocument,
    uploadFile,
    dropFile,
    archiveDocument,
    deleteDocument,
    restoreDocument,
    customerDocuments: customerDocuments.page,
    customerDocumentsSheet: customerDocuments.file,
    holdDocument,

    activities: (at, input) => readTimeline(at, input, above.events),
    addActivity,
    followUps: readFollowUps,
    setFollowUp,
    plans: (at, input) => readPlans(at, input, above.deals),
    decideProposal: (at, input) => decideProposal(at, input, above.deals),
    dropPlan,
    tags: readTags,
    markContacts,
    unmarkContacts,

    pdpaStatus: readStatus,
    pdpaStatusOfPhone: statusOfPhone,
    pdpaStatuses: readStatuses,
    previewRegisterResults: previewResults,
    takeRegisterResults: takeResults,
    consents: readConsents,
    recordConsent,
    checkRegister,
  });
