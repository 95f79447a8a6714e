import { useParams } from '@tanstack/react-router';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing, NotFound } from '#platform/web/errors/NotFound.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { dealPlaces, progressPlaces } from '../../words.ts';
import { api } from '../api.ts';
import { Standing } from './Standing.tsx';

/** /agency-desk/finance/plans/people/{id}: the plan of a salesperson, and how far they are from the next tier or the cap. */
export function PersonPlanPage() {
  const mayRead = seesMoney(useMe());
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const found = useData(api.planOfPerson, { params: { id } }, { enabled: mayRead });
  if (!mayRead) return <NotFound />;
  if (found.error instanceof CallFailure && [400, 404].includes(found.error.status)) return <Missing />;
  const title = found.data?.name ?? 'Commission plan';
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Commission plans', to: '/agency-desk/finance/plans' },
          { label: title },
        ]}
      />
      <Standing found={found} place={progressPlaces.ofPerson(id)} dealOf={({ dealNo }) => dealPlaces.finance(dealNo)} />
    </>
  );
}
