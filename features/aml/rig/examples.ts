import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Examples } from '#test/access.ts';
import type { aml } from '../room.calls.ts';

const file = { name: 'Bank slip.pdf', bytes: samplePdf() };
const none = '00000000-0000-4000-8000-000000000000';
const subject = {
  kind: 'INDIVIDUAL',
  name: 'Tan Wei Ming',
  aliases: [],
  idType: 'NRIC',
  nationality: 'SG',
  dateOfBirth: '1980-02-03',
};
const ofNone = { params: { id: none }, refused: 404 } as const;
const seen = { factsHash: 'a', contentHash: 'b' };

type Records = { aMLID: string; subjectId: string; version: number };

export const examples: Examples<typeof aml, Records> = {
  prepare: async (owner) => {
    const made = await owner.post('/api/v1/amls', { ...subject, property: '' });
    const { aMLID } = made.body.data;
    const added = await owner.post(`/api/v1/amls/${aMLID}/subjects`, {
      ...subject,
      name: 'Lim Siew Hoon',
      role: 'PRINCIPAL',
      version: (await read(owner, aMLID)).version,
    });
    const report = await read(owner, added.body.data.aMLID);
    return { aMLID, subjectId: report.subjects[1]?.subjectId ?? '', version: report.version };
  },
  refresh: async (owner, { aMLID }) => ({ version: (await read(owner, aMLID)).version }),
  isSeen: async (client, { aMLID }) => (await client.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).status === 200,
  calls: {
    generateAmlInfo: { body: { contactId: none }, refused: 404 },
    findCases: { body: { text: 'tan' } },
    caseFindings: ({ aMLID }) => ({ params: { id: aMLID }, query: { until: '2026-11-20' } }),
    amls: { query: { search: 'tan', state: 'CLEAR' } },
    amlsSheet: { query: { kind: 'INDIVIDUAL' } },
    openCase: { body: { ...subject, property: '' } },
    amlReport: ({ aMLID }) => ({ query: { aMLID }, foreign: true }),
    addSubject: ({ aMLID, version }) => ({
      params: { id: aMLID },
      body: { ...subject, role: 'OWNER', version },
      foreign: true,
    }),
    changeSubject: ({ aMLID, subjectId, version }) => ({
      params: { id: aMLID, subjectId },
      body: { ...subject, version },
      foreign: true,
    }),
    removeSubject: ({ aMLID, subjectId, version }) => ({
      params: { id: aMLID, subjectId },
      query: { version: String(version) },
      foreign: true,
    }),
    screenAgain: ({ aMLID }) => ({ params: { id: aMLID }, foreign: true }),
    refer: ({ aMLID }) => ({ params: { id: aMLID }, body: { narrative: 'Pays in cash' }, foreign: true }),

    reportAuth: {},
    // Nobody was screened: the fixture has no list.
    generateReport: ({ aMLID }) => ({ body: { aMLID }, foreign: true, refused: 409 }),
    getReport: { body: { reportID: none }, refused: 404 },
    downloadReport: { query: { reportID: none }, refused: 404 },

    hits: { query: { search: 'tan', state: 'TRUE' } },
    hitsSheet: { query: { state: 'FALSE' } },
    waitingHits: {},
    hit: ofNone,
    dismiss: { params: { id: none }, body: { ...seen, reason: 'NAME' }, refused: 404 },
    match: { params: { id: none }, body: { ...seen, note: 'Same passport' }, refused: 404 },
    confirmDismissal: { params: { id: none }, body: { ...seen, note: 'Another passport' }, refused: 404 },
    undo: ofNone,
    confirmMatch: { params: { id: none }, body: { ...seen, note: 'Seen with the passport' }, refused: 404 },
    takeBack: { params: { id: none }, body: { ...seen, note: 'Another passport' }, refused: 404 },
    revealSubject: { params: { id: none }, body: { reason: 'To compare' }, refused: 404 },

    holdCustomer: ({ aMLID }) => ({ params: { id: aMLID }, body: { reason: 'PAPERS', note: 'The deed is missing' } }),
    liftHold: { params: { id: none }, body: { note: 'The deed came' }, refused: 404 },

    register: { query: { search: 'tan', filing: 'OPEN' } },
    registerSheet: {},
    entry: ofNone,
    enter: { body: { subject: 'Tan Wei Ming', narrative: 'Pays in cash', redFlags: ['R10'] } },
    rewrite: { params: { id: none }, body: { subject: 'Tan', narrative: 'Cash', version: 1 }, refused: 404 },
    decideFiling: {
      params: { id: none },
      body: { version: 1, filing: 'NOT_FILE', reason: 'Explained', relationship: 'CONTINUE' },
      refused: 404,
    },
    addPaper: { ...ofNone, file },
    paper: { params: { id: none, paperId: none }, refused: 404 },
    removePaper: { params: { id: none, paperId: none }, refused: 404 },
  },
  last: ['removeSubject'],
};

const read = async (
  owner: { get(path: string): Promise<{ body: { data: never } }> },
  aMLID: string,
): Promise<CaseRead> => (await owner.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;

type CaseRead = { version: number; subjects: { subjectId: string }[] };
