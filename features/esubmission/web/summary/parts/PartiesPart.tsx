import { IconUsers } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/web/form/typing.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Initials } from '#platform/web/kit/Initials.tsx';
import { countryName } from '../../../countries.ts';
import { isEntity } from '../../../party-kinds.ts';
import type { Party, Summary } from '../../../records.ts';
import { idTypes, partyKinds, representedPartyWords, sideWords, tenancies } from '../../../words.ts';
import { Part } from './Part.tsx';
import { phoneText } from './phoneText.ts';
import classes from './summary.module.css';

const factsOf = (party: Party): string[] =>
  [
    `${idTypes[party.idType]} ${party.idNumberMasked}`,
    countryName(party.nationality),
    party.dateOfBirth ? `born ${formatDay(party.dateOfBirth)}` : '',
  ].filter(Boolean);

const contactsOf = ({ phone, email, address }: Party): string[] => [phoneText(phone), email, address].filter(Boolean);

/** For whom it acts and holds, who holds it, and how it holds the property. */
const standingsOf = (party: Party, parties: Party[]): string[] => {
  const { tenancy, ownershipRate, isOnBehalf, representsPartyUUID, beneficialOwner, shareholdersBO } = party;
  const principal = parties.find(({ uuid }) => uuid === representsPartyUUID)?.name;
  const rate = ownershipRate === null ? '' : `, ${percentText(ownershipRate)} %`;
  return [
    isOnBehalf ? `Acts for ${principal ?? 'a party that is not named yet'}` : '',
    beneficialOwner ? `Holds for ${beneficialOwner.name}` : '',
    tenancy ? `${tenancies[tenancy]}${rate}` : '',
    shareholdersBO.length > 0
      ? `Behind it: ${shareholdersBO.map(({ name, rate: part }) => `${name} ${percentText(part)} %`).join(', ')}`
      : '',
  ].filter(Boolean);
};

/** Who sells and who buys; identity numbers masked as the server gives them. */
export function PartiesPart({ summary }: { summary: Summary }) {
  const { parties } = summary;
  return (
    <Part summary={summary} step="parties">
      {parties.length === 0 ? (
        <EmptyState icon={IconUsers} title="Nobody yet">
          At least one party on each side is needed.
        </EmptyState>
      ) : (
        <ul className={classes.people}>
          {parties.map((party) => (
            <li key={party.uuid} className={classes.person}>
              <Initials name={party.name} />
              <div className={classes.words}>
                <p className={classes.name}>
                  {party.name}
                  <span className={classes.tag}>{sideWords[party.partyType]}</span>
                  <span className={classes.tag}>{representedPartyWords[party.representedParty]}</span>
                  {isEntity(party.kind) && <span className={classes.tag}>{partyKinds[party.kind]}</span>}
                  {party.isUnrepresented && <span className={classes.tag}>Unrepresented</span>}
                </p>
                <p className={classes.facts}>{factsOf(party).join(' · ')}</p>
                {standingsOf(party, parties).map((line) => (
                  <p key={line} className={classes.facts}>
                    {line}
                  </p>
                ))}
                {contactsOf(party).length > 0 && <p className={classes.facts}>{contactsOf(party).join(' · ')}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
