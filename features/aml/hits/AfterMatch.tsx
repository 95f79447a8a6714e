import { Button } from '@mantine/core';
import { IconFolder, IconNotebook } from '@tabler/icons-react';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { HoldButton } from '../holds/HoldButton.tsx';
import classes from './AfterMatch.module.css';
import type { HitRecord } from './hits.calls.ts';

/** Consequences of a true match, and the officer's next steps. */
export function AfterMatch({ hit }: { hit: HitRecord }) {
  const { hitId, aMLID, caseNo, found } = hit;
  const isSanctioned = found.listed.topics.includes('SANCTION');
  return (
    <div className={classes.after}>
      <Panel title="What now">
        <dl className={classes.facts}>
          <dt>The customer is held</dt>
          <dd>
            The case reads Pending, and so do its forms and submissions. Payouts of them wait. A hold of your own stays
            whatever becomes of this match.
          </dd>
          <dt>No further submission</dt>
          <dd>Nothing that names this customer is submitted or approved while the match stands.</dd>
          <dt>Who is informed</dt>
          <dd>Compliance alone. Others read Pending, as of any check that waits. Say nothing to the customer.</dd>
          <dt>{isSanctioned ? 'Report within one business day' : 'Report a suspicion, if there is one'}</dt>
          <dd>
            {isSanctioned
              ? 'Deal with no money or property of a listed person. Enter the suspicion; case and subject are filled in.'
              : 'Case and subject are filled in.'}
          </dd>
        </dl>
        <div className={classes.acts}>
          <Button
            component={RouteLink}
            to={`/agency-desk/compliance/register?new=yes&hit=${hitId}`}
            variant={hit.state === 'TRUE' ? 'filled' : 'default'}
            leftSection={<IconNotebook size={17} stroke={1.7} />}
          >
            Enter a suspicion
          </Button>
          <HoldButton aMLID={aMLID} reason="IDENTITY" />
          <Button
            component={RouteLink}
            to={`/agent-tools/aml?id=${aMLID}`}
            variant="default"
            leftSection={<IconFolder size={17} stroke={1.7} />}
          >
            Case {caseNo}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
