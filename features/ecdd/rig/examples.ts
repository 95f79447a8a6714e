import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Examples } from '#test/access.ts';
import type { ecdd } from '../room.calls.ts';

const file = { name: 'Payslips.pdf', bytes: samplePdf() };
const none = '00000000-0000-4000-8000-000000000000';
/** Of the seller, version 1: every database begins with it. */
const template = 'ecdd0001-0000-4000-8000-000000000001';

const customer = {
  kind: 'INDIVIDUAL',
  name: 'Ong Mei Ling',
  aliases: [],
  idType: 'NRIC',
  nationality: 'SG',
  dateOfBirth: '1979-06-11',
  property: '18 Leonie Hill #42-05, Leonie Towers',
};
const written = {
  property: '18 Leonie Hill #42-05, Leonie Towers',
  category: 'private-residential',
  particulars: { email: 'meiling.ong@mail.example', phone: '+6591112222' },
  listECDDAMLFormResult: [{ questionFID: '4.03', checkedResult: 'Y', remark: 'Bought in March' }],
};

type Records = { formCase: string; id: string; version: number };

export const examples: Examples<typeof ecdd, Records> = {
  prepare: async (owner) => {
    const { aMLID } = (await owner.post('/api/v1/amls', customer)).body.data;
    const saved = await owner.post('/api/v1/ecdd-aml-forms', { aMLID, ...written });
    return { formCase: aMLID, id: saved.body.data.id, version: saved.body.data.version };
  },
  refresh: async (owner, { id }) => ({
    version: (await owner.get(`/api/v1/ecdd-aml-forms/${id}`)).body.data.version,
  }),
  isSeen: async (client, { id }) => (await client.get(`/api/v1/ecdd-aml-forms/${id}`)).status === 200,
  calls: {
    templates: { query: { cDDFor: 'SALE' } },
    templateDetails: { params: { id: template }, query: { audience: 'C' } },
    formsOfCase: ({ formCase }) => ({ params: { aMLID: formCase }, query: { propertyId: none }, foreign: true }),
    newForm: ({ formCase, id }) => ({
      params: { aMLID: formCase },
      query: { cDDFor: 'SALE-BUYER', from: id },
      foreign: true,
    }),
    // Answers are missing.
    determine: ({ id, version }) => ({ body: { id, version }, foreign: true, refused: 409 }),
    sendForSigning: ({ id }) => ({ body: { id, recipient: 'email' }, foreign: true, refused: 409 }),
    revokeForm: ({ id }) => ({ params: { id }, foreign: true }),
    uploadPaper: ({ id }) => ({ body: { id, attachCode: 'WEALTH' }, file, foreign: true }),
    removePaper: ({ id }) => ({ params: { id, fileId: none }, foreign: true, refused: 404 }),
    noteRefusal: ({ id, version }) => ({
      params: { id },
      body: { version, note: 'Would not say why' },
      foreign: true,
      refused: 409,
    }),
    // Nobody has signed it.
    beginCorrection: ({ id, version }) => ({
      params: { id },
      body: { version, reason: 'The address was wrong' },
      foreign: true,
      refused: 409,
    }),
    decideCorrection: { params: { id: none }, body: { isBegun: true, word: 'Go on' }, refused: 404 },
    decideScan: { params: { id: none }, body: { isTaken: false, word: 'Another person signed' }, refused: 404 },
    formRequests: {},
    securityCheck: ({ id }) => ({ query: { transID: none, ecddID: id }, foreign: true }),
    customerChecks: ({ id }) => ({ query: { transID: none, ecddID: id }, foreign: true }),
    findForms: { body: { text: 'ong' } },
    myForms: { query: { search: 'ong', step: 'SIGNED' } },
    myFormsSheet: { query: { step: 'OPEN' } },
    approvals: { query: { search: 'ong', state: 'APPROVED' } },
    approvalsSheet: { query: { cDDFor: 'SALE-BUYER' } },
    waitingApprovals: {},
    decideForm: {
      params: { id: none },
      body: { version: 1, decision: 'DECLINED', note: 'No', made: 0, papers: [] },
      refused: 404,
    },
    askWealth: { params: { id: none }, body: { isAsked: true }, refused: 404 },
    noteAfterDeal: { params: { id: none }, body: { note: 'Reported' }, refused: 404 },
    officerPaper: { params: { id: none }, body: {}, file, refused: 404 },
    builderVersions: {},
    builderVersion: { params: { id: template } },
    draftTemplate: { body: { cDDFor: 'LEASE-TENANT' } },
    editQuestion: {
      params: { id: template, questionFID: '4.01' },
      body: {
        revision: 1,
        question: 'Do you own {property}?',
        isRequired: true,
        yes: { effect: 'NONE' },
        no: { effect: 'E', task: 'Authority is unclear' },
      },
      refused: 409,
    },
    translateQuestion: {
      params: { id: template, questionFID: '4.01', language: 'zh' },
      body: { revision: 1, question: '您是 {property} 的业主吗？' },
      refused: 409,
    },
    translateSection: {
      params: { id: template, sectionNo: '4', language: 'zh' },
      body: { revision: 1, name: '房产' },
      refused: 409,
    },
    discardTemplate: { params: { id: template }, refused: 409 },
    proposeTemplate: {
      params: { id: template },
      body: { revision: 1, validFrom: '2030-01-01', reason: 'Clearer' },
      refused: 409,
    },
    returnTemplate: { params: { id: template }, body: { reason: 'Too long' }, refused: 409 },
    publishTemplate: { params: { id: template }, body: { revision: 1 }, refused: 409 },
    keptForms: { query: { search: 'ong', state: 'HELD' } },
    keptFormsSheet: { query: { state: 'DUE' } },
    purges: {},
    // It is not five years old.
    askPurge: ({ id }) => ({ body: { formIds: [id], reason: 'Five years are over' }, refused: 409 }),
    decidePurge: { params: { id: none }, body: { isApproved: true }, refused: 404 },
    holdForm: ({ id }) => ({ params: { id }, body: { reason: 'Court case' } }),
    liftHold: { params: { id: none }, refused: 404 },
    saveForm: ({ formCase }) => ({ body: { aMLID: formCase, ...written }, foreign: true }),
    updateForm: ({ id, version }) => ({ body: { id, version, ...written }, foreign: true }),
    formResult: ({ id }) => ({ query: { id }, foreign: true }),
    form: ({ id }) => ({ params: { id }, foreign: true }),
    formFile: ({ id }) => ({ params: { id }, query: { audience: 'C' }, foreign: true }),
  },
};
