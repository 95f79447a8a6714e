import { Button } from '@mantine/core';
import { IconShieldSearch } from '@tabler/icons-react';
import { useMe } from '#features/identity/index.web.ts';
import { partyKinds } from '#features/particulars/words/kinds.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useNew } from '#platform/web/list/useNew.ts';
import { api } from '../api.web.ts';
import { caseList } from '../lists.web.ts';
import { caseFields, screeningStates } from './cases.words.ts';
import { NewCheck } from './NewCheck.tsx';
import { StateBadge } from './StateBadge.tsx';

/** /agent-tools/aml: whom a salesperson has screened, or everybody’s for compliance. */
export function CaseListPage() {
  const me = useMe();
  const [adding, setAdding] = useNew();
  const isAgent = me.role === 'salesperson';
  return (
    <>
      <ListPage
        fields={caseFields}
        call={api.amls}
        file={api.amlsSheet}
        search={caseList}
        name="aml-cases"
        title="AML checks"
        crumbs={[{ label: 'Agent Tools', to: '/agent-tools' }]}
        action={isAgent && <Button onClick={() => setAdding(true)}>New check</Button>}
        rowId="aMLID"
        to={({ aMLID }) => `/agent-tools/aml?id=${aMLID}`}
        searches="Customer or case"
        selects={[
          { name: 'state', label: 'Screening', options: optionsOf(screeningStates) },
          { name: 'kind', label: 'Kind', options: optionsOf(partyKinds) },
          { name: 'review', label: 'Review', options: [{ value: 'DUE', label: 'Within 30 days' }] },
        ]}
        columns={[
          { field: 'name', under: 'caseNo', card: 'address', sortedBy: 'name', width: 240 },
          { field: 'kind', width: 120 },
          { field: 'property', width: 220 },
          { field: 'state', card: 'state', cell: ({ state }) => <StateBadge state={state} />, width: 130 },
          { field: 'screenedAt', width: 170 },
          { field: 'nextReview', width: 120 },
          ...(isAgent ? [] : [{ field: 'salesperson' as const, width: 180 }]),
          { field: 'createdAt', width: 170 },
        ]}
        empty={
          <EmptyState icon={IconShieldSearch} title="Nobody was screened yet">
            {isAgent
              ? 'Make a new check, or screen a contact from its page. It takes a second, and the report can be shared.'
              : 'Whom salespeople screen is listed here.'}
          </EmptyState>
        }
      />
      <NewCheck opened={adding && isAgent} onClose={() => setAdding(false)} />
    </>
  );
}
