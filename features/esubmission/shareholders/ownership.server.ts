import { givenUnder } from '#features/particulars/rules/ownership.ts';
import { hasShareholders } from '#features/particulars/words/kinds.ts';
import { findColleagues } from '#features/people/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { isClient } from '../checklist/checklist.rules.ts';
import type { PartyRecord } from '../parties/read.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { asHolder } from './holders.server.ts';
import type { PartyOwnership } from './ownership.rules.ts';

/** For whom the parties of a submission act and hold, and who owns them. */
export const ownershipOf = async (
  at: Reading,
  row: EsubmissionRecord,
  parties: PartyRecord[],
): Promise<PartyOwnership[]> => {
  const ours = await findColleagues(at.db, parties.flatMap(partyAndHolders));
  return parties.map((party) => {
    const { owner, shareholders } = party;
    return {
      ...party,
      isOurs: isClient(party, row.representedSide) || party.isUnrepresented,
      hasPrincipal: party.representsPartyUUID !== null,
      owner: owner ? { name: owner.name, hasNumber: owner.idNumberPrint !== '' } : null,
      doubtful: [owner, ...shareholders].flatMap((each) => (each?.isIdDoubtful ? [each.name] : [])),
      sharesGiven: hasShareholders(party.kind) ? givenUnder(shareholders.map(asHolder), null) : null,
      colleagues: partyAndHolders(party).flatMap((each) => {
        const colleague = ours.find(({ isSame }) => isSame(each))?.name;
        return colleague ? [{ name: each.name, colleague }] : [];
      }),
    };
  });
};

/** A party and its holders. */
const partyAndHolders = (party: PartyRecord): { name: string; email: string }[] => [
  party,
  ...[party.owner, ...party.shareholders].flatMap((each) => (each ? [{ name: each.name, email: '' }] : [])),
];
