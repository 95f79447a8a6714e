import { IconUsers } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Initials } from '#platform/web/kit/Initials.tsx';
import type { Summary } from '../../../records.ts';
import { partyLines, partyTags } from '../../../say/party-lines.ts';
import { Part } from './Part.tsx';
import classes from './summary.module.css';

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
                  {partyTags(party).map((tag) => (
                    <span key={tag} className={classes.tag}>
                      {tag}
                    </span>
                  ))}
                </p>
                {partyLines(party, parties).map((line) => (
                  <p key={line} className={classes.facts}>
                    {line}
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
