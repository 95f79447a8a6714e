import type { Examples } from '#test/access.ts';
import type { signing } from '../room.calls.ts';

const query = { token: 'no-link-that-was-ever-sent' };
const ofNone = { query, refused: 404 } as const;
const signature = {
  method: 'TYPED',
  picture: null,
  name: 'Goh Siew Choo',
  capacity: 'Seller',
  consent: true,
  confirmed: ['10.01'],
};

// Nothing was sent in the fixture.
const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof signing> = {
  calls: {
    waiting: { query: { show: 'EXPIRING' } },
    waitingSheet: {},
    waysToSend: {},
    nudge: { ...none, body: {} },
    sendAgain: { ...none, body: { email: 'siewchoo@mail.example' } },
    unsealed: {},
    evidence: { params: { fileId: none.params.id }, refused: 404 },
    sealAgain: { ...none, body: {} },
    linkState: ofNone,
    verifyToken: { body: { token: query.token, code: '123456' }, refused: 404 },
    readDocument: ofNone,
    readToEnd: { query, body: {}, refused: 404 },
    downloadFile: ofNone,
    sign: { query, body: signature, refused: 404 },
    decline: { query, body: { reason: 'My birthday is wrong.' }, refused: 404 },
    readQuestions: ofNone,
    saveAnswers: {
      query,
      body: { section: '1', seen: '', answers: [{ code: '1.01', value: 'Y', detail: '', remark: '' }] },
      refused: 404,
    },
    finishAnswers: { query, body: {}, refused: 404 },
    reopenAnswers: { query, body: {}, refused: 404 },
    saySomethingWrong: { query, body: { text: 'My name is spelled otherwise.' }, refused: 404 },
    chooseLanguage: { query, body: { language: 'zh' }, refused: 404 },
    addFile: {
      query,
      body: { key: 'source-of-wealth' },
      file: { name: 'x.pdf', bytes: Buffer.from('%PDF-1.4 x') },
      refused: 404,
    },
  },
};
