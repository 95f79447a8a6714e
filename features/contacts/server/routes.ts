import { implement } from '#platform/server/http/implement.ts';
import { contacts } from '../contract/index.ts';
import { readCards } from './contacts/cards.ts';
import { addContact, changeContact, deleteContact, restoreContact } from './contacts/change.ts';
import { findContacts } from './contacts/find.ts';
import { contactsList, readBin } from './contacts/list.ts';
import { revealNumber } from './contacts/numbers.ts';
import { readContact } from './contacts/present.ts';
import type { HandedOver } from './core/handed-over.ts';
import type { ContactMerged } from './core/merged.ts';
import type { CompletedDeals, ContactChanged, ContactEvents } from './core/ports.ts';
import { addActivity, readFollowUps, setFollowUp } from './daily/activities.ts';
import { markContacts, readTags, unmarkContacts } from './daily/marks.ts';
import { decideProposal, dropPlan, readPlans } from './daily/plans.ts';
import { readTimeline } from './daily/timeline.ts';
import {
  archiveDocument,
  deleteDocument,
  openDocument,
  readDocuments,
  restoreDocument,
} from './documents/documents.ts';
import { dropFile, uploadFile } from './documents/files.ts';
import { customerDocuments, holdDocument } from './documents/holds.ts';
import { readHandOver, startHandOver } from './hand-over/start.ts';
import { chooseRows, dropImport, startImport, undoImport } from './import/choose.ts';
import { previewImport } from './import/preview-import.ts';
import { readImportRows, readImports } from './import/read-imports.ts';
import { uploadImport } from './import/upload-import.ts';
import { readDuplicates } from './merge/duplicates.ts';
import { mergeContacts } from './merge/merge-contacts.ts';
import { addAddress, changeAddress, deleteAddress, readAddresses } from './parts/addresses.ts';
import { addProfiling, changeProfiling, deleteProfiling, readProfiling } from './parts/profiling.ts';
import { addProperty, changeProperty, checkProperty, deleteProperty, readProperties } from './parts/properties.ts';
import { checkRegister, recordConsent } from './pdpa/record.ts';
import { previewResults, takeResults } from './pdpa/results.ts';
import { readConsents, readStatus, readStatuses, statusOfPhone } from './pdpa/status.ts';

/** What the rooms above offer. */
type Above = {
  followers: ContactChanged[];
  movers: ContactMerged[];
  events: ContactEvents[];
  deals: CompletedDeals[];
  handed: HandedOver[];
};

export const contactsRoutes = ({ followers, movers, ...above }: Above) =>
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
