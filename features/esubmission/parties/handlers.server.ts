import type { Handlers } from '#platform/server/http/implement.ts';
import { uploadPartyDocument } from '../documents/upload.server.ts';
import { addShareholder, removeShareholder, updateShareholder } from '../shareholders/shareholders.server.ts';
import { representedSides, sidesOf, sideWords } from '../transaction.words.ts';
import { addParty } from './add.server.ts';
import type { partyCalls } from './parties.calls.ts';
import { readParties } from './read.server.ts';
import { removeParty } from './remove.server.ts';
import { updateParty } from './update.server.ts';

/** The calls on the parties of a submission. */
export const partyHandlers = {
  relatedParties: (at, { query }) => readParties(at, { params: { id: query.eSubId } }),
  partyTypes: (_at, { query: { transactionType } }) =>
    (transactionType ? sidesOf[transactionType] : representedSides).map((partyType) => ({
      partyType,
      label: sideWords[partyType],
    })),
  addParty,
  updateParty,
  removeParty,
  addShareholder,
  updateShareholder,
  removeShareholder,
  uploadPartyDocument,
} satisfies Handlers<typeof partyCalls>;
