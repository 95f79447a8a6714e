import { formatDay } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import type { FormsBegin as Data } from '../home/home.calls.ts';

/** On the home page of compliance, until the first submission: from which day on customers sign forms. */
export const FormsBegin = ({ data: { from } }: { data: Data }) => (
  <Panel
    title="Getting started"
    description={`Due diligence forms are part of transactions signed on or after ${formatDay(from)}`}
    action={
      <Verb component={RouteLink} to="/agency-desk/compliance/settings">
        Change the day
      </Verb>
    }
  >
    Each client signs a form before the transaction is submitted, and nothing is uploaded for documents D-12 to D-18.
    Until the first submission, one officer can move this day to a later one; after that it takes two.
  </Panel>
);
