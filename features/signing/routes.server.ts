import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import {
  chooseLanguage,
  finishAnswers,
  readQuestions,
  reopenAnswers,
  saveAnswers,
  saySomethingWrong,
} from './answering/answering.server.ts';
import { readLinkState } from './links/link-state.server.ts';
import { verifyToken } from './links/verify-token.server.ts';
import { signing } from './room.calls.ts';
import { readEvidence } from './seal/read-evidence.server.ts';
import { signablesOf } from './signable-of.server.ts';
import { addFile } from './signature/add-file.server.ts';
import { downloadFile, readDocument, readToEnd } from './signature/read-document.server.ts';
import { decline, sign } from './signature/sign.server.ts';
import { readUnsealed, sealAgain } from './unsealed/unsealed.server.ts';
import { listWaiting } from './waiting/list-waiting.server.ts';
import { nudge, sendAgain } from './waiting/nudge.server.ts';

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
    readQuestions: readQuestions(signableOf),
    saveAnswers: saveAnswers(signableOf),
    finishAnswers: finishAnswers(signableOf),
    reopenAnswers: reopenAnswers(signableOf),
    saySomethingWrong: saySomethingWrong(signableOf),
    chooseLanguage,
  });
};
