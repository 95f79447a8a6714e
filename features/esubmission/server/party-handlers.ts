import type { Handlers } from '#platform/server/http/implement.ts';
import type { partyCalls } from '../party-calls.ts';
import { representedSides, sidesOf, sideWords } from '../words.ts';
import { addParty } from './add-party.ts';
import { uploadPartyDocument } from './documents/upload-party-document.ts';
import { removeShareholder } from './holders/remove-shareholder.ts';
import { addShareholder, updateShareholder } from './holders/save-shareholder.ts';
import { readParties } from './read-parties.ts';
import { removeParty } from './remove-party.ts';
import { updateParty } from './update-party.ts';

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
