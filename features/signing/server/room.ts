import { verifiers } from '#features/verify/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { WaitingCard } from '../contract/waiting.ts';
import { certificateEnds, linkRefused, notSealed } from '../words/notices.ts';
import { waitingCard } from '../words/waiting.ts';
import { signablesOf } from './ceremony/signable-of.ts';
import { mailLinkJob } from './mail/mail-link.ts';
import { mailSealedJob } from './mail/mail-sealed.ts';
import { tendJob } from './requests/tend.ts';
import { signingRoutes } from './routes.ts';
import { importCertificate, namesOfCertificates, sealedKeys } from './seal/certificate.ts';
import { sealJob } from './seal/seal-job.ts';
import { sealedVerifier } from './seal/sealed-verifier.ts';
import { sealedDocument, signingRequest } from './tables.ts';
import { readWaitingCard } from './waiting/home.ts';

export const room: Room = {
  routes: signingRoutes,
  jobs: (services, house) => [
    mailLinkJob(services, signablesOf(house)),
    mailSealedJob(services),
    sealJob(services, signablesOf(house)),
    tendJob(services, signablesOf(house)),
  ],
  notices: [linkRefused, notSealed, certificateEnds],
  sealed: [sealedKeys],
  imports: { 'seal-certificate': importCertificate },
  offers: [
    dashboardPart(waitingCard, WaitingCard, readWaitingCard),
    offer(auditedKinds, {
      aggregate: 'signing-request',
      words: 'Signing request',
      names: namesIn(signingRequest, signingRequest.id, signingRequest.title),
    }),
    // Whoever learns that an officer looked from where a customer signed learns of a doubt.
    offer(auditedKinds, {
      aggregate: 'sealed-document',
      words: 'Sealed document',
      hidden: true,
      names: namesIn(sealedDocument, sealedDocument.id, sealedDocument.number),
    }),
    offer(verifiers, sealedVerifier),
    offer(auditedKinds, { aggregate: 'seal-certificate', words: 'Certificate of seals', names: namesOfCertificates }),
  ],
};
