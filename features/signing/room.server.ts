import { verifiers } from '#features/verify/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { dashboardPart, todoSources } from '#platform/server/dashboard.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { mailLinkJob } from './mail/mail-link.server.ts';
import { mailSealedJob } from './mail/mail-sealed.server.ts';
import { certificateEnds, linkRefused, notSealed } from './notices.words.ts';
import { expireAndRemindJob } from './requests/expire-and-remind.server.ts';
import { signingRoutes } from './routes.server.ts';
import { importCertificate, namesOfCertificates, sealedKeys } from './seal/certificate.server.ts';
import { sealJob } from './seal/seal-job.server.ts';
import { sealedVerifier } from './seal/sealed-verifier.server.ts';
import { signablesOf } from './signable-of.server.ts';
import { sealedDocument, signingRequest } from './tables.server.ts';
import { readWaitingCard } from './waiting/home.server.ts';
import { customerTodos } from './waiting/todos.server.ts';
import { WaitingCard } from './waiting/waiting.calls.ts';
import { waitingCard } from './waiting/waiting.words.ts';

export const room: Room = {
  routes: signingRoutes,
  jobs: (services, house) => [
    mailLinkJob(services, signablesOf(house)),
    mailSealedJob(services),
    sealJob(services, signablesOf(house)),
    expireAndRemindJob(services, signablesOf(house)),
  ],
  notices: [linkRefused, notSealed, certificateEnds],
  sealed: [sealedKeys],
  imports: { 'seal-certificate': importCertificate },
  offers: [
    dashboardPart(waitingCard, WaitingCard, readWaitingCard),
    offer(todoSources, customerTodos),
    offer(auditedKinds, {
      aggregate: 'signing-request',
      words: 'Signing request',
      names: namesIn(signingRequest, signingRequest.id, signingRequest.title),
    }),
    // Knowing that an officer looked at a signer's network would reveal the suspicion.
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
