import { findColleagues } from '#features/people/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { isClient } from '../checklist.ts';
import { givenUnder } from '../ownership.ts';
import type { PartyFacts } from '../party-findings.ts';
import { hasShareholders } from '../party-kinds.ts';
import { asHolder } from './holders/load-holders.ts';
import type { EsubmissionRecord } from './load.ts';
import type { PartyRecord } from './read-parties.ts';

/** For whom the parties of a submission stand, and who stands behind them. */
export const standingsOf = async (
  at: Reading,
  row: EsubmissionRecord,
  parties: PartyRecord[],
): Promise<PartyFacts[]> => {
  const ours = await findColleagues(at.db, parties.flatMap(everybody));
  return parties.map((party) => {
    const { owner, shareholders } = party;
    return {
      ...party,
      isOurs: isClient(party, row.representedSide) || party.isUnrepresented,
      hasPrincipal: party.representsPartyUUID !== null,
      owner: owner ? { name: owner.name, hasNumber: owner.idNumberPrint !== '' } : null,
      doubtful: [owner, ...shareholders].flatMap((each) => (each?.isIdDoubtful ? [each.name] : [])),
      sharesGiven: hasShareholders(party.kind) ? givenUnder(shareholders.map(asHolder), null) : null,
      colleagues: everybody(party).flatMap((each) => {
        const colleague = ours.find(({ isSame }) => isSame(each))?.name;
        return colleague ? [{ name: each.name, colleague }] : [];
      }),
    };
  });
};

/** A party, and whoever stands behind it. */
const everybody = (party: PartyRecord): { name: string; email: string }[] => [
  party,
  ...[party.owner, ...party.shareholders].flatMap((each) => (each ? [{ name: each.name, email: '' }] : [])),
];
