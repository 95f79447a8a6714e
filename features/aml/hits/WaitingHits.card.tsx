import { formatInstant } from '#platform/contract/days.ts';
import { CardLinks } from '#platform/web/kit/page/CardLinks.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import type { OldestHits } from './hits.calls.ts';
import { hitStates } from './hits.words.ts';

const page = '/agency-desk/compliance/hits';

/** On the home page of compliance: the hits that wait, the oldest first. */
export const WaitingHits = ({ data: { waiting, late, rows } }: { data: OldestHits }) => (
  <Panel
    title="Screening hits"
    description={[`${waiting} waiting`, ...(late > 0 ? [`${late} longer than four working hours`] : [])].join(' · ')}
    action={
      <Verb component={RouteLink} to={page}>
        See all
      </Verb>
    }
  >
    <CardLinks
      links={rows.map(({ hitId, name, listedName, state, salesperson, foundAt }) => ({
        id: hitId,
        to: `${page}/${hitId}`,
        title: name === listedName ? name : `${name}, listed as ${listedName}`,
        sub: `${hitStates[state]} · ${salesperson} · found ${formatInstant(foundAt)}`,
      }))}
    />
  </Panel>
);
