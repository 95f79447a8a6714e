import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { signing } from '../contract/index.ts';
import { addFile } from './ceremony/add-file.ts';
import { readLinkState } from './ceremony/link-state.ts';
import { downloadFile, readDocument, readToEnd } from './ceremony/read-document.ts';
import { decline, sign } from './ceremony/sign.ts';
import { signablesOf } from './ceremony/signable-of.ts';
import { verifyToken } from './ceremony/verify-token.ts';
import { readEvidence } from './seal/read-evidence.ts';
import { readUnsealed, sealAgain } from './unsealed/unsealed.ts';
import { listWaiting } from './waiting/list-waiting.ts';
import { nudge, sendAgain } from './waiting/nudge.ts';

export const signingRoutes = (house: House) => {
  const signableOf = signablesOf(house);
  const waiting = listWaiting(signableOf);
  return implement('signing', signing, {
    waiting: waiting.page,
    waitingSheet: waiting.file,
    waysToSend: ({ config }) => ({ texts: config.sms !== undefined }),
    nudge: nudge(signableOf),
    sendAgain: sendAgain(signableOf),
    unsealed: readUnsealed,
    sealAgain,
    evidence: readEvidence,
    linkState: readLinkState,
    verifyToken: verifyToken(signableOf),
    readDocument: readDocument(signableOf),
    readToEnd,
    downloadFile: downloadFile(signableOf),
    sign: sign(signableOf),
    decline: decline(signableOf),
    addFile: addFile(signableOf),
  });
};
