import { useMe } from '#features/identity/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { dealPlaces, progressPlaces } from '../commission.words.ts';
import { NoProduction } from './NoProduction.tsx';
import { Standing } from './Standing.tsx';

/** /my-productions/commission-plan: how I am paid, and how far I am from the next tier or the cap. */
export function MyPlanPage() {
  return useMe().role === 'salesperson' ? <MyPlan /> : <NoProduction title="My Commission Plan" />;
}

function MyPlan() {
  const query = useData(api.myPlan, {});
  return (
    <>
      <PageHeader title="Production" tab="My commission plan" />
      <Loaded of={query}>
        {(standing) => (
          <Standing standing={standing} place={progressPlaces.mine} dealOf={({ dealId }) => dealPlaces.mine(dealId)} />
        )}
      </Loaded>
    </>
  );
}
