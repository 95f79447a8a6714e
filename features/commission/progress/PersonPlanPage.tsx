import { useParams } from '@tanstack/react-router';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { dealPlaces, progressPlaces } from '../commission.words.ts';
import { belowPlans } from '../plans/belowPlans.web.ts';
import { Standing } from './Standing.tsx';

/** /agency-desk/finance/plans/people/{id}: the plan of a salesperson, and how far they are from the next tier or the cap. */
export function PersonPlanPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.planOfPerson} input={{ params: { id } }} title="Commission plan" crumbs={belowPlans}>
      {(standing) => (
        <>
          <RecordHead title={standing.name} crumbs={belowPlans} face={<Initials name={standing.name} size={44} />} />
          <Standing
            standing={standing}
            place={progressPlaces.ofPerson(id)}
            dealOf={({ dealNo }) => dealPlaces.finance(dealNo)}
          />
        </>
      )}
    </RecordPage>
  );
}
