import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { StateBadge } from '#features/aml/index.web.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import classes from '../summary/case.module.css';
import { Part } from '../summary/Part.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import type { Party } from './parties.calls.ts';
import { partyLines, partyTags } from './parties.words.ts';

type Props = {
  summary: Summary;
  /** At the desk: shows the whole number of the `party`, of the `owner` for whom it holds, or of a shareholder by id. */
  numberOf?: (partyUuid: string, of: string) => ReactNode;
};

/** The parties of both sides. The server masks the identity numbers of people. */
export function PartiesPart({ summary, numberOf }: Props) {
  const { parties } = summary;
  return (
    <Part summary={summary} step="parties">
      {parties.length === 0 ? (
        <EmptyState icon={IconUsers} title="Nobody yet">
          At least one party on each side is needed.
        </EmptyState>
      ) : (
        <ul>
          {parties.map((party) => (
            <li key={party.uuid} className={classes.person}>
              <Initials name={party.name} />
              <div className={classes.words}>
                <p className={classes.name}>
                  {party.name}
                  {partyTags(party).map((tag) => (
                    <span key={tag} className={classes.tag}>
                      {tag}
                    </span>
                  ))}
                  {party.screening && <StateBadge state={party.screening} lacking={party.lackingLists} />}
                </p>
                {partyLines(party, parties).map((line, index) => (
                  <p key={line} className={classes.facts}>
                    {line} {index === 0 && party.idType !== 'UEN' && numberOf?.(party.uuid, 'party')}
                  </p>
                ))}
                {numberOf && <NumbersBehind party={party} numberOf={numberOf} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** The numbers of the people behind a party, which the desk compares with their cards too. */
function NumbersBehind({ party, numberOf }: { party: Party; numberOf: NonNullable<Props['numberOf']> }) {
  const people = [
    ...(party.beneficialOwner ? [{ ...party.beneficialOwner, of: 'owner' }] : []),
    ...party.shareholders.map((each) => ({ ...each, of: each.id })),
  ].filter(({ idType, idNumberMasked }) => idType !== 'UEN' && idNumberMasked !== '');
  return people.map(({ name, idNumberMasked, of }) => (
    <p key={of} className={classes.facts}>
      {name} {idNumberMasked} {numberOf(party.uuid, of)}
    </p>
  ));
}
