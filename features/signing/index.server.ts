export { followVersion } from './answering/followers.server.ts';
export { revokeRequest, revokeRequests } from './requests/end-requests.server.ts';
export { forgetOtherPhone } from './requests/forget-phone.server.ts';
export { type NewRequest, openRequest, resend, type SendBy, type SentLink } from './requests/open-request.server.ts';
export { purgeRequests } from './requests/purge-requests.server.ts';
export { requestsOf } from './requests/requests-of.server.ts';
export { signedBeside } from './requests/signed-beside.server.ts';
export { withEvidence } from './seal/read-evidence.server.ts';
export { type OfRequest, type Signable, signables } from './signables.server.ts';
