import type { Examples } from '#test/access.ts';
import type { agency } from '../room.calls.ts';

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The id of no person: the tests must not disable or sign out an account that other tests use. */
const nobody = '00000000-0000-4000-8000-000000000000';

export const examples: Examples<typeof agency> = {
  calls: {
    settings: {},
    changeSetting: () => ({ params: { key: 'signInNote' }, body: { value: 'Ask us.', version: 0 } }),
    resetSetting: () => ({ params: { key: 'signInAlert' }, query: { version: '0' } }),
    settingChanges: {},
    approveSetting: () => ({ params: { id: nobody }, refused: 404 }),
    declineSetting: () => ({ params: { id: nobody }, refused: 404 }),
    settingHistory: () => ({ params: { key: 'screeningThreshold' } }),
    officers: {},
    people: {},
    person: ({ userId }) => ({ params: { id: userId } }),
    correctPerson: ({ userId }) => ({
      params: { id: userId },
      body: { name: 'Hannah Lim', email: 'hannah@gable.example', registrationNo: 'R048213C' },
    }),
    setRole: ({ userId }) => ({ params: { id: userId }, body: { role: 'staff', desks: ['content'] } }),
    // No person of the fixture: the other tests need them.
    disablePerson: () => ({ params: { id: nobody }, body: { reason: 'Left the agency' } }),
    enablePerson: () => ({ params: { id: nobody }, body: { reason: 'Back again' } }),
    endSessions: () => ({ params: { id: nobody } }),
    setRank: () => ({ params: { id: nobody }, body: { rank: 'ASSOCIATE', fromDay: '2099-01-01' }, refused: 404 }),
    removeRank: () => ({ params: { id: nobody, fromDay: '2099-01-01' }, refused: 404 }),
    setUpline: () => ({ params: { id: nobody }, body: { uplineId: null, fromDay: '2099-01-01' }, refused: 404 }),
    removeUpline: () => ({ params: { id: nobody, fromDay: '2099-01-01' }, refused: 404 }),
    teamToMove: ({ userId }) => ({ params: { id: userId } }),
    rollUp: () => ({ params: { id: nobody }, refused: 404 }),
    peopleExport: {},
    previewPeopleFile: {
      file: { name: 'people.csv', bytes: Buffer.from('Salesperson code,Rank\nS00001,Associate\n') },
    },
    uploadPeopleFile: { file: { name: 'people.csv', bytes: Buffer.from('Salesperson code,Rank\nS00001,Associate\n') } },
    peopleFile: () => ({ params: { id: nobody }, refused: 404 }),
    applyPeopleFile: () => ({ params: { id: nobody }, refused: 404 }),
    letterhead: {},
    letterheadLogo: () => ({ params: { id: nobody }, refused: 404 }),
    setLetterhead: () => ({ body: { colour: '#1f5fa8', keepsLogo: true } }),
    setLogo: { file: { name: 'logo.png', bytes: dot } },
    gstRates: {},
    addGstRate: () => ({ body: { validFrom: '2099-01-01', rate: 100_000 } }),
    approveGstRate: () => ({ params: { id: nobody }, refused: 404 }),
    declineGstRate: () => ({ params: { id: nobody }, refused: 404 }),
    askPortal: ({ userId }) => ({ params: { id: userId }, body: { reason: 'They asked for help' } }),
    openPortal: () => ({ body: { token: 'x' } }),
    // The test does not act through a portal.
    portal: () => ({ refused: 404 }),
    closePortal: () => ({ refused: 404 }),
    notice: {},
    failedJobs: {},
    retryJob: () => ({ params: { id: nobody } }),
    discardJob: () => ({ params: { id: nobody } }),
    audit: {},
    auditSheet: {},
    verifyAudit: {},
  },
};
