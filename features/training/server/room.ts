import { verifiers } from '#features/verify/server/index.ts';
import { auditedKinds, namesIn } from '#platform/server/audit/described.ts';
import { offer, type Room } from '#platform/server/room.ts';
import { certificateVerifier } from './certificates/verifier.ts';
import { demoTraining } from './demo/demo-training.ts';
import { trainingRoutes } from './routes.ts';
import { cpdCertificate } from './tables.ts';

export const room: Room = {
  routes: () => trainingRoutes,
  demo: demoTraining,
  offers: [
    offer(verifiers, certificateVerifier),
    offer(auditedKinds, {
      aggregate: 'cpd-certificate',
      names: namesIn(cpdCertificate, cpdCertificate.id, cpdCertificate.number),
    }),
  ],
};
