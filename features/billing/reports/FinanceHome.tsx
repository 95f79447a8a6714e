import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { FinanceKinds } from './FinanceKinds.tsx';
import type { Overview } from './reports.calls.ts';

/** On the home of finance: what waits, by kind. */
export function FinanceHome({ data }: { data: Overview }) {
  return (
    <Panel
      title="Finance"
      action={
        <Verb component={RouteLink} to="/agency-desk/finance">
          Open Finance
        </Verb>
      }
    >
      <FinanceKinds overview={data} />
    </Panel>
  );
}
