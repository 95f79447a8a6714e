import type { Handlers } from '#platform/server/http/implement.ts';
import type { partyCalls } from '../../contract/parties.ts';
import { representedSides, sidesOf, sideWords } from '../../words/transaction.ts';
import { uploadPartyDocument } from '../documents/upload.ts';
import { addParty } from './add.ts';
import { readParties } from './read.ts';
import { removeParty } from './remove.ts';
import { addShareholder, removeShareholder, updateShareholder } from './shareholders.ts';
import { updateParty } from './update.ts';

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
