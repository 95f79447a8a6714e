export { revokeRequest, revokeRequests } from './requests/end-requests.ts';
export { forgetOtherPhone } from './requests/forget-phone.ts';
export { type NewRequest, openRequest, resend, type SendBy, type SentLink } from './requests/open-request.ts';
export { purgeRequests } from './requests/purge-requests.ts';
export { requestsOf } from './requests/requests-of.ts';
export { signedBeside } from './requests/signed-beside.ts';
export { withEvidence } from './seal/read-evidence.ts';
export { type OfRequest, type Signable, signables } from './signables.ts';
