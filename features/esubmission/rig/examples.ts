import { sampleBill, sampleExternal, sampleInfo, sampleParties, sampleShareholder } from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Example, Examples } from '#test/access.ts';
import { aHeldCompany, anEsubmission, seesSubmission } from '#test/esubmissions.ts';
import type { esubmission } from '../room.calls.ts';

/** A draft with parties and files, and with a company among the parties that has a shareholder. */
type Records = {
  eSubId: string;
  version: number;
  partyUuids: string[];
  fileIds: string[];
  companyUuid: string;
  shareholderId: string;
  contactId: string;
};

const ofSubmission = ({ eSubId }: Records): Example => ({ params: { id: eSubId }, foreign: true });

const internal = (userId: string) => ({
  userId,
  role: 'CA',
  remark: '',
  shareBasis: 'PERCENT',
  shareRate: 1_000_000,
  shareCents: null,
});

const docRule = () => ({
  documentId: 'D-03',
  condition: { transType: ['SALE'] },
  level: 'required',
  stage: 'payout',
  per: 'case',
  validFrom: '2199-01-01',
});

export const examples: Examples<typeof esubmission, Records> = {
  prepare: async (owner) => {
    const draft = await anEsubmission(owner);
    const buyer = { kind: 'INDIVIDUAL', name: 'Arjun Nair', nationality: 'SG', idType: 'NRIC' };
    const { contactId } = (await owner.post('/api/v1/customer-contacts', buyer)).body.data;
    return { ...draft, ...(await aHeldCompany(owner, draft)), contactId };
  },
  refresh: async (owner, { eSubId }) => {
    const { body } = await owner.get(`/api/v1/esubmissions/${eSubId}/summary`);
    return { version: body.data?.version ?? 0 };
  },
  isSeen: seesSubmission,
  calls: {
    list: {},
    propertyCategories: {},
    propertyTypes: () => ({ query: { category: 'landed' } }),
    limits: {},
    propertyAttributes: () => ({
      query: { transactionType: 'LEASE', category: 'hdb', propertyType: '4R' },
    }),
    proposal: ({ contactId }) => ({ query: { contactId, as: 'BUYER' }, foreign: true }),
    propertyAddress: () => ({ query: { postalCode: '239222' } }),
    propertyDetails: () => ({ query: { postalCode: '239222', block: '18', unit: '21-03' } }),
    exportList: {},
    create: () => ({ body: sampleInfo() }),
    update: ({ eSubId, version }) => ({ body: { ...sampleInfo(), eSubId, version }, foreign: true }),
    remove: ({ eSubId }) => ({ query: { id: eSubId }, foreign: true }),
    setStatus: ({ eSubId }) => ({ params: { id: eSubId, statusId: '1' }, body: {}, foreign: true }),
    uploadEvidence: ({ eSubId }) => ({
      params: { id: eSubId },
      file: { name: 'letter.pdf', bytes: samplePdf() },
      foreign: true,
    }),
    remarks: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    unreadRemarks: {},
    addRemark: ({ eSubId }) => ({ body: { eSubId, text: 'Is the option signed?' }, foreign: true }),
    readRemarks: ({ eSubId }) => ({ body: { eSubId, upTo: 0 }, foreign: true }),
    // The fixture is a draft, which can't be cloned.
    clone: (fixture) => ({ ...ofSubmission(fixture), refused: 409 }),
    aggregate: ({ eSubId }) => ({ body: { eSubId }, foreign: true }),
    summary: ofSubmission,
    downloadSummary: ofSubmission,
    refNo: {},
    queueAges: {},
    claimNext: {},
    deskColleagues: {},
    archivedPapers: ofSubmission,
    giveArchived: ({ eSubId }) => ({
      body: { eSubId, paperId: eSubId, documentId: 'D-04' },
      foreign: true,
      refused: 404,
    }),
    // Nobody of the desk has this id.
    assign: ({ eSubId }) => ({ body: { eSubIds: [eSubId], to: eSubId, reason: 'On leave' }, refused: 409 }),
    enterStamp: ({ eSubId }) => ({
      params: { id: eSubId },
      body: { stampCertificateNo: '202611-0417723' },
      refused: 404,
    }),
    revealNumber: ({ eSubId, partyUuids }) => ({
      params: { id: eSubId },
      body: { partyUuid: partyUuids[0] },
      foreign: true,
    }),
    parties: ofSubmission,
    addParty: ({ eSubId, version }) => ({ body: { ...sampleParties()[0], eSubId, version }, foreign: true }),
    updateParty: ({ eSubId, version, partyUuids }) => ({
      body: { ...sampleParties()[0], eSubId, version, uuid: partyUuids[0] },
      foreign: true,
    }),
    removeParty: ({ eSubId, version, partyUuids }) => ({
      query: { eSubId, version: String(version), uuid: partyUuids[1] ?? '' },
      foreign: true,
    }),
    relatedParties: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    partyTypes: {},
    addShareholder: ({ version, companyUuid }) => ({
      params: { uuid: companyUuid },
      body: { ...sampleShareholder({ rate: 200_000 }), version },
      foreign: true,
    }),
    updateShareholder: ({ version, companyUuid, shareholderId }) => ({
      params: { uuid: companyUuid, id: shareholderId },
      body: { ...sampleShareholder({ rate: 200_000 }), version },
      foreign: true,
    }),
    removeShareholder: ({ version, companyUuid, shareholderId }) => ({
      params: { uuid: companyUuid, id: shareholderId },
      query: { version: String(version) },
      foreign: true,
    }),
    uploadPartyDocument: ({ partyUuids }) => ({
      params: { uuid: partyUuids[0] ?? '' },
      body: { documentId: 'D-08' },
      file: { name: 'nric.pdf', bytes: samplePdf() },
      foreign: true,
    }),
    externalCobrokes: ofSubmission,
    saveExternalCobrokes: ({ eSubId, version }) => ({
      params: { eSubId },
      body: { version, rows: [sampleExternal()] },
      foreign: true,
    }),
    addExternalCobroke: ({ eSubId, version }) => ({
      body: { ...sampleExternal({ shareRate: 100_000 }), eSubId, version },
      foreign: true,
    }),
    replaceExternalCobrokes: ({ eSubId, version }) => ({
      body: { eSubId, version, rows: [sampleExternal()] },
      foreign: true,
    }),
    internalCobrokes: ofSubmission,
    saveInternalCobrokes: ({ eSubId, version, userId }) => ({
      params: { eSubId },
      body: { version, rows: [internal(userId)] },
      foreign: true,
    }),
    replaceInternalCobrokes: ({ eSubId, version, userId }) => ({
      body: { eSubId, version, rows: [internal(userId)] },
      foreign: true,
    }),
    addInternalCobroke: ({ eSubId, version, userId }) => ({
      body: { ...internal(userId), role: 'TAG', shareRate: 0, eSubId, version },
      foreign: true,
    }),
    billing: ofSubmission,
    tax: ofSubmission,
    billingInfos: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    addBills: ({ eSubId, version }) => ({ body: { eSubId, version, rows: [] }, foreign: true }),
    addBill: ({ eSubId, version }) => ({
      body: { ...sampleBill(1_000), eSubId, version },
      foreign: true,
    }),
    invoiceTo: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    servingParties: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    taxRates: {},
    saveBilling: ({ eSubId, version }) => ({
      body: { eSubId, version, rows: [sampleBill(1_000)] },
      foreign: true,
    }),
    documents: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    partyDocuments: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    mediaDocuments: ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
    caseDocuments: ofSubmission,
    blankForm: () => ({ query: { documentId: 'D-33' } }),
    dueDiligence: ofSubmission,
    // Forms are uploaded here.
    startForm: ({ eSubId, partyUuids }) => ({
      params: { id: eSubId, partyUuid: partyUuids[0] ?? '' },
      foreign: true,
      refused: 404,
    }),
    documentRules: {},
    addRule: () => ({ body: docRule() }),
    changeRule: () => ({ params: { id: '1' }, body: docRule() }),
    endRule: () => ({ params: { id: '1' }, body: { lastDay: '2199-01-01' } }),
    upload: ({ eSubId }) => ({
      body: { eSubId, documentId: 'D-01' },
      file: { name: 'option.pdf', bytes: samplePdf() },
      foreign: true,
    }),
    judgeDocument: ({ eSubId }) => ({
      params: { id: eSubId, documentId: 'D-01' },
      body: { verdict: 'accepted' },
      foreign: true,
    }),
    removeFile: ({ fileIds }) => ({ query: { fileId: fileIds[0] ?? '' }, foreign: true }),
  },
  // These delete what the others read.
  last: ['removeFile', 'removeShareholder', 'removeParty', 'setStatus', 'remove'],
};
