import { sampleBill, sampleExternal, sampleInfo, sampleParties, sampleShareholder } from '#demo/sample.ts';
import { samplePdf, samplePng } from '#platform/server/storage/sample-files.ts';

/** What the tests of access send: for each call, a valid input about the fixture's submission. */

/** A company among the parties, and one who holds it. */
type Held = { companyUuid: string; shareholderId: string };

export type Fixture = {
  eSubId: string;
  version: number;
  partyUuids: string[];
  fileIds: string[];
  userId: string;
  /** Of the owner: their password, and another session than the one they act in. */
  password: string;
  otherSessionId: string;
} & Held;

export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  file?: { name: string; bytes: Buffer };
  /** It names a record of the owner: a stranger must get 404. */
  foreign?: true;
  /** What its owner gets instead of 200. */
  refused?: 403 | 404 | 409;
};

const none = (): Example => ({});
const nobody = '00000000-0000-4000-8000-000000000000';
const ofSubmission = ({ eSubId }: Fixture): Example => ({ params: { id: eSubId }, foreign: true });
/** The password is the one that test/people.ts gives everyone. */
const confirmation = { password: 'a long enough password' };
const sampleContact = () => ({
  email: 'someone@gable.example',
  mobile: '91234567',
  mails: { submitted: true, returned: true, approved: true, closed: true, remarked: false, signedIn: true },
  confirmation,
});
const sampleBankAccount = () => ({ bank: 'OCBC', holder: 'Someone', number: '512-345678-001', confirmation });
const party = () => sampleParties()[0];
const shareholder = () => sampleShareholder({ rate: 200_000 });

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

export const examples: Record<string, (fixture: Fixture) => Example> = {
  'identity.initLoginSession': none,
  'identity.login': none,
  'identity.logout': none,
  'identity.info': none,
  'identity.signInPage': none,
  'identity.requestOtp': none,
  'identity.verifyOtp': none,
  'identity.secondStep': none,
  'identity.setSecondStep': () => ({ body: { isOn: true, confirmation } }),
  'identity.startAuthenticator': () => ({ body: { confirmation } }),
  'identity.confirmAuthenticator': () => ({ body: { code: '000000' }, refused: 403 }),
  // There is no app yet.
  'identity.removeAuthenticator': () => ({ body: { confirmation }, refused: 409 }),
  'identity.renewRecoveryCodes': () => ({ body: { confirmation }, refused: 409 }),
  'identity.forgotPassword': none,
  'identity.openResetLink': none,
  'identity.resetPassword': none,
  'identity.changePassword': ({ password }) => ({
    body: { currentPassword: password, newPassword: 'quite another long password' },
  }),
  'identity.invite': () => ({
    body: { userName: 'new.one', name: 'New One', email: 'new@gable.example', role: 'staff', desks: ['finance'] },
  }),
  'identity.inviteAgain': ({ userId }) => ({ params: { userId } }),
  'identity.openInvitation': none,
  'identity.initAuthenticator': none,
  'identity.initAccount': none,
  'identity.sessions': none,
  'identity.endSession': ({ otherSessionId }) => ({ params: { sessionId: otherSessionId }, foreign: true }),
  'identity.endOtherSessions': none,
  'identity.outbox': none,
  'identity.outboxMail': () => ({ params: { id: 'x' } }),
  'agency.settings': none,
  'agency.changeSetting': () => ({ params: { key: 'signInNote' }, body: { value: 'Ask us.', version: 0 } }),
  'agency.resetSetting': () => ({ params: { key: 'signInAlert' }, query: { version: '0' } }),
  'agency.people': none,
  'agency.person': ({ userId }) => ({ params: { id: userId } }),
  'agency.correctPerson': ({ userId }) => ({
    params: { id: userId },
    body: { name: 'Hannah Lim', email: 'hannah@gable.example', registrationNo: 'R048213C' },
  }),
  'agency.setRole': ({ userId }) => ({ params: { id: userId }, body: { role: 'staff', desks: ['content'] } }),
  // Nobody of the fixture: the others must not be shut out.
  'agency.disablePerson': () => ({ params: { id: nobody }, body: { reason: 'Left the agency' } }),
  'agency.enablePerson': () => ({ params: { id: nobody }, body: { reason: 'Back again' } }),
  'agency.endSessions': () => ({ params: { id: nobody } }),
  'agency.askPortal': ({ userId }) => ({ params: { id: userId }, body: { reason: 'They asked for help' } }),
  'agency.openPortal': () => ({ body: { token: 'x' } }),
  // Nobody looks through a portal here.
  'agency.portal': () => ({ refused: 404 }),
  'agency.closePortal': () => ({ refused: 404 }),
  'agency.notice': none,
  'agency.failedJobs': none,
  'agency.retryJob': () => ({ params: { id: nobody } }),
  'agency.discardJob': () => ({ params: { id: nobody } }),
  'agency.audit': none,
  'agency.verifyAudit': none,
  'identity.maintenance': none,
  'identity.beginConfirmation': () => ({ body: confirmation }),
  'people.agents': none,
  // Nobody of the fixture has a picture: the tests of pictures look at one.
  'people.picture': ({ userId }) => ({ params: { userId, version: '0'.repeat(16) }, refused: 404 }),
  'register.agencies': none,
  'register.agencyDirectory': none,
  'register.agents': none,
  'register.gstCheck': () => ({ query: { licenceNo: 'L3001234K' } }),
  'postal.lookUp': () => ({ params: { postalCode: '239222' } }),
  'people.setGst': ({ userId }) => ({
    params: { userId },
    body: { gst: { number: 'M90312345A', from: '2026-01-01' } },
  }),
  'profile.read': none,
  'profile.save': () => ({ body: sampleContact() }),
  'profile.setBankAccount': () => ({ body: sampleBankAccount() }),
  'profile.uploadPicture': () => ({ file: { name: 'me.png', bytes: samplePng() } }),
  'profile.removePicture': none,
  // Nothing was mailed to this address, or the owner's save has just made one wait.
  'profile.confirmEmail': () => ({ body: { token: 'x'.repeat(43) }, refused: 404 }),
  'profile.mailEmailLinkAgain': none,
  'profile.takeBackEmail': none,
  'media.download': ({ fileIds }) => ({ params: { fileId: fileIds[0] ?? '' }, foreign: true }),
  'esubmission.list': none,
  'esubmission.propertyCategories': none,
  'esubmission.propertyTypes': () => ({ query: { category: 'landed' } }),
  'esubmission.limits': none,
  'esubmission.propertyAttributes': () => ({
    query: { transactionType: 'LEASE', category: 'hdb', propertyType: '4R' },
  }),
  'esubmission.propertyAddress': () => ({ query: { postalCode: '239222' } }),
  'esubmission.propertyDetails': () => ({ query: { postalCode: '239222', block: '18', unit: '21-03' } }),
  'esubmission.exportList': none,
  'esubmission.create': () => ({ body: sampleInfo() }),
  'esubmission.update': ({ eSubId, version }) => ({ body: { ...sampleInfo(), eSubId, version }, foreign: true }),
  'esubmission.remove': ({ eSubId }) => ({ query: { id: eSubId }, foreign: true }),
  'esubmission.setStatus': ({ eSubId }) => ({ params: { id: eSubId, statusId: '1' }, body: {}, foreign: true }),
  'esubmission.uploadEvidence': ({ eSubId }) => ({
    params: { id: eSubId },
    file: { name: 'letter.pdf', bytes: samplePdf() },
    foreign: true,
  }),
  'esubmission.remarks': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.unreadRemarks': none,
  'esubmission.addRemark': ({ eSubId }) => ({ body: { eSubId, text: 'Is the option signed?' }, foreign: true }),
  'esubmission.readRemarks': ({ eSubId }) => ({ body: { eSubId, upTo: 0 }, foreign: true }),
  // The fixture is a draft: there is nothing to begin again.
  'esubmission.clone': (fixture) => ({ ...ofSubmission(fixture), refused: 409 }),
  'esubmission.aggregate': ({ eSubId }) => ({ body: { eSubId }, foreign: true }),
  'esubmission.summary': ofSubmission,
  'esubmission.downloadSummary': ofSubmission,
  'esubmission.refNo': none,
  'esubmission.parties': ofSubmission,
  'esubmission.addParty': ({ eSubId, version }) => ({ body: { ...party(), eSubId, version }, foreign: true }),
  'esubmission.updateParty': ({ eSubId, version, partyUuids }) => ({
    body: { ...party(), eSubId, version, uuid: partyUuids[0] },
    foreign: true,
  }),
  'esubmission.removeParty': ({ eSubId, version, partyUuids }) => ({
    query: { eSubId, version: String(version), uuid: partyUuids[1] ?? '' },
    foreign: true,
  }),
  'esubmission.relatedParties': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.partyTypes': none,
  'esubmission.addShareholder': ({ version, companyUuid }) => ({
    params: { uuid: companyUuid },
    body: { ...shareholder(), version },
    foreign: true,
  }),
  'esubmission.updateShareholder': ({ version, companyUuid, shareholderId }) => ({
    params: { uuid: companyUuid, id: shareholderId },
    body: { ...shareholder(), version },
    foreign: true,
  }),
  'esubmission.removeShareholder': ({ version, companyUuid, shareholderId }) => ({
    params: { uuid: companyUuid, id: shareholderId },
    query: { version: String(version) },
    foreign: true,
  }),
  'esubmission.uploadPartyDocument': ({ partyUuids }) => ({
    params: { uuid: partyUuids[0] ?? '' },
    body: { documentId: 'D-08' },
    file: { name: 'nric.pdf', bytes: samplePdf() },
    foreign: true,
  }),
  'esubmission.externalCobrokes': ofSubmission,
  'esubmission.saveExternalCobrokes': ({ eSubId, version }) => ({
    params: { eSubId },
    body: { version, rows: [sampleExternal()] },
    foreign: true,
  }),
  'esubmission.addExternalCobroke': ({ eSubId, version }) => ({
    body: { ...sampleExternal({ shareRate: 100_000 }), eSubId, version },
    foreign: true,
  }),
  'esubmission.replaceExternalCobrokes': ({ eSubId, version }) => ({
    body: { eSubId, version, rows: [sampleExternal()] },
    foreign: true,
  }),
  'esubmission.internalCobrokes': ofSubmission,
  'esubmission.saveInternalCobrokes': ({ eSubId, version, userId }) => ({
    params: { eSubId },
    body: { version, rows: [internal(userId)] },
    foreign: true,
  }),
  'esubmission.replaceInternalCobrokes': ({ eSubId, version, userId }) => ({
    body: { eSubId, version, rows: [internal(userId)] },
    foreign: true,
  }),
  'esubmission.addInternalCobroke': ({ eSubId, version, userId }) => ({
    body: { ...internal(userId), role: 'TAG', shareRate: 0, eSubId, version },
    foreign: true,
  }),
  'esubmission.billing': ofSubmission,
  'esubmission.tax': ofSubmission,
  'esubmission.billingInfos': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.addBill': ({ eSubId, version }) => ({
    body: { ...sampleBill(1_000), eSubId, version },
    foreign: true,
  }),
  'esubmission.invoiceTo': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.servingParties': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.taxRates': none,
  'esubmission.saveBilling': ({ eSubId, version }) => ({
    body: { eSubId, version, rows: [sampleBill(1_000)] },
    foreign: true,
  }),
  'esubmission.documents': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.partyDocuments': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.mediaDocuments': ({ eSubId }) => ({ query: { eSubId }, foreign: true }),
  'esubmission.caseDocuments': ofSubmission,
  'esubmission.blankForm': () => ({ query: { documentId: 'D-33' } }),
  'esubmission.documentRules': none,
  'esubmission.addRule': () => ({ body: docRule() }),
  'esubmission.changeRule': () => ({ params: { id: '1' }, body: docRule() }),
  'esubmission.endRule': () => ({ params: { id: '1' }, body: { lastDay: '2199-01-01' } }),
  'esubmission.upload': ({ eSubId }) => ({
    body: { eSubId, documentId: 'D-01' },
    file: { name: 'option.pdf', bytes: samplePdf() },
    foreign: true,
  }),
  'esubmission.judgeDocument': ({ eSubId }) => ({
    params: { id: eSubId, documentId: 'D-01' },
    body: { verdict: 'accepted' },
    foreign: true,
  }),
  'esubmission.removeFile': ({ fileIds }) => ({ query: { fileId: fileIds[0] ?? '' }, foreign: true }),
};
