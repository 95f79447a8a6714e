import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Examples } from '#test/access.ts';
import type { contacts } from '../room.calls.ts';

const contact = {
  kind: 'INDIVIDUAL',
  name: 'Goh Siew Choo',
  idType: 'NRIC',
  idNumber: 'S1234567D',
  nationality: 'SG',
  dateOfBirth: '1971-04-02',
  phones: ['+6591234567'],
  emails: ['siewchoo.goh@mail.example'],
  tags: ['Tampines'],
};
const place = { postalCode: '238801', block: '18', street: 'Leonie Hill', unit: '42-05' };
const property = Object.assign({ relation: 'OWNER', status: 'HELD', category: 'private-residential' }, place);
const address = { kind: 'RESIDENTIAL', line: '18 Leonie Hill', unit: '42-05', postalCode: '239195' };
const profiling = { intent: 'BUY', budgetMax: 150_000_000, districts: ['09'] };
const file = { name: 'Passport.pdf', bytes: samplePdf() };

type Records = {
  contactId: string;
  version: number;
  propertyId: string;
  addressId: string;
  profilingId: string;
  documentId: string;
  fileName: string;
  looseFileId: string;
  importId: string;
  droppedId: string;
};

const contactsFile = { name: 'contacts.csv', bytes: Buffer.from('Name,Phone\nLim Mei Ling,61234567\n') };

const base = '/api/v1';

const results = { name: 'results.csv', bytes: Buffer.from('Phone,Voice\n91234567,Y\n') };

export const examples: Examples<typeof contacts, Records> = {
  prepare: async (owner) => {
    const made = async (path: string, body: object) => (await owner.post(`${base}/${path}`, body)).body.data;
    const { contactId, version } = await made('customer-contacts', contact);
    const { id: propertyId } = await made('customer-contact-properties', { ...property, contactId, block: '20' });
    const { id: addressId } = await made('customer-contact-addresses', { ...address, contactId });
    const { id: profilingId } = await made('customer-contact-profilings', { ...profiling, contactId });
    const uploaded = async () => (await owner.upload('/media/v1/customer-files', {}, file)).body.data;
    const { fileId, fileName } = await uploaded();
    const archived = { contactId, fileId, docType: 'ID' };
    const { id: documentId } = await made('contact-archive-documents', archived);
    const { fileId: looseFileId } = await uploaded();
    const read = async () => (await owner.upload(`${base}/customer-contacts/imports`, {}, contactsFile)).body.data.id;
    const [importId, droppedId] = [await read(), await read()];
    return {
      contactId,
      version,
      propertyId,
      addressId,
      profilingId,
      documentId,
      fileName,
      looseFileId,
      importId,
      droppedId,
    };
  },
  refresh: async (owner, { contactId }) => ({
    version: (await owner.get(`${base}/customer-contacts/${contactId}`)).body.data?.version ?? 0,
  }),
  isSeen: async (client, { contactId }) => (await client.get(`${base}/customer-contacts/${contactId}`)).status === 200,
  calls: {
    contacts: { query: { search: 'siew goh', stage: 'LEAD', followUp: 'NONE' } },
    contactsSheet: { query: { tag: 'Tampines' } },
    contact: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    addContact: { body: contact },
    changeContact: ({ contactId, version }) => ({ body: { ...contact, contactId, version }, foreign: true }),
    deleteContact: ({ contactId }) => ({ query: { id: contactId }, foreign: true }),
    contactsBin: {},
    // It lies in no bin.
    restoreContact: ({ contactId }) => ({ params: { id: contactId }, foreign: true, refused: 404 }),
    findContacts: { body: { text: 'S1234567D' } },
    revealNumber: ({ contactId }) => ({ params: { id: contactId }, body: { reason: 'To compare' }, foreign: true }),
    contactCards: ({ contactId }) => ({ query: { ids: contactId }, foreign: true }),
    previewImport: { file: contactsFile },
    uploadImport: { file: contactsFile },
    imports: {},
    importRows: ({ importId }) => ({ params: { id: importId }, query: { show: 'NEW' }, foreign: true }),
    chooseRows: ({ importId }) => ({ params: { id: importId }, body: { places: [0], choice: 'NEW' }, foreign: true }),
    startImport: ({ importId }) => ({ params: { id: importId }, foreign: true }),
    // It is not in yet.
    undoImport: ({ importId }) => ({ params: { id: importId }, foreign: true, refused: 409 }),
    dropImport: ({ droppedId }) => ({ params: { id: droppedId }, foreign: true }),
    // Nobody has this id.
    handOver: { params: { personId: '00000000-0000-4000-8000-000000000001' }, refused: 404 },
    startHandOver: {
      params: { personId: '00000000-0000-4000-8000-000000000001' },
      body: { to: '00000000-0000-4000-8000-000000000002' },
      refused: 404,
    },
    duplicates: {},
    // The other one is not there: what follows in these walks needs the contact.
    mergeContacts: ({ contactId }) => ({
      body: {
        keep: contactId,
        lose: '00000000-0000-4000-8000-000000000001',
        keepVersion: 1,
        loseVersion: 1,
        taken: ['employer'],
      },
      foreign: true,
      refused: 404,
    }),

    properties: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    canAddProperty: ({ contactId }) => ({ query: { contactId, ...place }, foreign: true }),
    addProperty: ({ contactId }) => ({ body: { ...property, contactId }, foreign: true }),
    changeProperty: ({ propertyId }) => ({
      body: { ...property, block: '20', id: propertyId, version: 1 },
      foreign: true,
    }),
    deleteProperty: ({ propertyId }) => ({ query: { iD: propertyId }, foreign: true }),
    addresses: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    addAddress: ({ contactId }) => ({ body: { ...address, contactId }, foreign: true }),
    changeAddress: ({ addressId }) => ({ body: { ...address, id: addressId, version: 1 }, foreign: true }),
    deleteAddress: ({ addressId }) => ({ query: { iD: addressId }, foreign: true }),
    profiling: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    addProfiling: ({ contactId }) => ({ body: { ...profiling, contactId }, foreign: true }),
    changeProfiling: ({ profilingId }) => ({ body: { ...profiling, id: profilingId, version: 1 }, foreign: true }),
    deleteProfiling: ({ profilingId }) => ({ query: { iD: profilingId }, foreign: true }),

    documents: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    document: ({ contactId, fileName }) => ({ params: { id: contactId, fileName }, foreign: true }),
    uploadFile: { file },
    dropFile: ({ looseFileId }) => ({ query: { fileId: looseFileId }, foreign: true }),
    // The file is archived already.
    archiveDocument: ({ contactId, fileName }) => ({
      body: { contactId, fileId: fileName.slice(0, 36), docType: 'PASS' },
      foreign: true,
      refused: 409,
    }),
    deleteDocument: ({ documentId }) => ({ query: { iD: documentId }, foreign: true }),
    restoreDocument: ({ documentId }) => ({ params: { id: documentId }, foreign: true }),
    // It is on no hold.
    holdDocument: ({ documentId }) => ({
      params: { id: documentId },
      body: { legalHold: false, reason: 'The dispute is settled' },
      refused: 409,
    }),
    customerDocuments: { query: { search: 'goh', state: 'FREE' } },
    customerDocumentsSheet: { query: { state: 'HELD' } },

    activities: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    addActivity: ({ contactId }) => ({
      params: { id: contactId },
      body: { kind: 'CALL', body: 'Wants to view on Saturday' },
      foreign: true,
    }),
    followUps: {},
    setFollowUp: ({ contactId }) => ({
      params: { id: contactId },
      body: { on: '2030-01-02', note: 'Ask about the valuation' },
      foreign: true,
    }),
    plans: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    // Nothing is offered, and nothing waits.
    decideProposal: ({ contactId }) => ({
      params: { id: contactId },
      body: { key: 'a deal ANNIVERSARY', take: true },
      foreign: true,
      refused: 404,
    }),
    dropPlan: ({ contactId }) => ({
      params: { id: contactId },
      query: { planId: '00000000-0000-4000-8000-000000000001' },
      foreign: true,
      refused: 404,
    }),
    tags: {},
    markContacts: ({ contactId }) => ({ body: { ids: [contactId], addTag: 'Hot', stage: 'CLIENT' }, foreign: true }),
    unmarkContacts: ({ contactId }) => ({
      body: {
        rows: [
          {
            contactId,
            stage: 'LEAD',
            tags: [],
            followUpOn: null,
            after: { stage: 'CLIENT', tags: ['Hot'], followUpOn: null },
          },
        ],
      },
      foreign: true,
    }),

    pdpaStatus: ({ contactId }) => ({ query: { id: contactId, purpose: 'MARKETING' }, foreign: true }),
    pdpaStatusOfPhone: { body: { phone: '+6591234567', purpose: 'MARKETING' } },
    pdpaStatuses: ({ contactId }) => ({ body: { ids: [contactId] } }),
    previewRegisterResults: { file: results },
    takeRegisterResults: { body: { columns: 'number,voice' }, file: results },
    consents: ({ contactId }) => ({ params: { id: contactId }, foreign: true }),
    recordConsent: ({ contactId }) => ({
      params: { id: contactId },
      body: { purpose: 'MARKETING', channels: ['TEXT'], state: 'GRANTED', method: 'FORM', noticeVersion: '3' },
      foreign: true,
    }),
    checkRegister: ({ contactId }) => ({
      params: { id: contactId },
      body: { phone: '+6591234567', voice: false, text: true, fax: false },
      foreign: true,
    }),
  },
  last: [
    'dropImport',
    'startImport',
    'dropFile',
    'deleteDocument',
    'deleteProperty',
    'deleteAddress',
    'deleteProfiling',
    'deleteContact',
  ],
};
