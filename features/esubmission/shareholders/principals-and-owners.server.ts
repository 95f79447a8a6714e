import { ownersOver } from '#features/particulars/rules/ownership.ts';
import { isEntity, type PartyKind } from '#features/particulars/words/kinds.ts';
import { partyPlace, type storedParties } from '../parties/rows.server.ts';
import { asHolder, type HolderRecord, holderPlace } from './holders.server.ts';

export type StoredParty = Awaited<ReturnType<typeof storedParties>>[number];

/** Who somebody is, and where the identity number is sealed. Without a date of birth: `birthUnknown` says that it holds nothing up. */
export type Identity = Pick<
  HolderRecord,
  'name' | 'idType' | 'idNumberSealed' | 'idNumberPrint' | 'nationality' | 'dateOfBirth'
> & { kind: PartyKind; birthUnknown: boolean };

type PersonBehind = { id: string; role: 'PRINCIPAL' | 'OWNER'; place: string; identity: Identity };
type Others = { all: StoredParty[]; holders: HolderRecord[]; threshold: number };

/** Whom a party acts for or holds for, and who owns the threshold of it. */
export const principalsAndOwners = (each: StoredParty, { all, holders, threshold }: Others): PersonBehind[] => {
  const own = holders.filter(({ partyUuid }) => partyUuid === each.uuid);
  const principals = all.filter(({ uuid }) => each.isOnBehalf && uuid === each.representsPartyUUID);
  const owners = own.filter(({ relation }) => relation === 'OWNER' && !each.isBeneficialOwner);
  const shareholders = isEntity(each.kind) ? own.filter(({ relation }) => relation === 'SHAREHOLDER') : [];
  const over = ownersOver(
    shareholders.map((row) => ({ ...row, ...asHolder(row) })),
    threshold,
  );
  return [
    ...principals.map((identity): PersonBehind => {
      const { uuid } = identity;
      return { id: uuid, role: 'PRINCIPAL', place: partyPlace(uuid), identity };
    }),
    ...[...owners, ...over].map((row): PersonBehind => {
      const { id } = row;
      return { id, role: 'OWNER', place: holderPlace(id), identity: { ...row, birthUnknown: true } };
    }),
  ];
};
