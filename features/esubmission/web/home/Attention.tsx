import { IconChecks } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Status } from '../../words/status.ts';
import { steps } from '../../words/steps.ts';
import { api } from '../api.ts';
import { addressOfStep } from '../wizard/frame/wizardSteps.ts';
import { type Row, SubmissionRows } from './SubmissionRows.tsx';

/** Returned submissions first, then drafts; of each the newest first. */
const waitingForMe = {
  query: {
    status: `${Status.draft},${Status.returned}`,
    own: 'true',
    sortBy: 'Status',
    sortDirection: 'desc',
    pageNumber: 1,
    pageSize: 5,
  },
} as const;

const isReturned = ({ status }: Row) => status.id === Status.returned;

/** On a salesperson's home: what waits for them, and the verb that settles it. */
export function Attention() {
  return (
    <Panel title="Needs your attention" description="Returned submissions and drafts.">
      <SubmissionRows
        query={useData(api.list, waitingForMe)}
        to={(row) => (isReturned(row) ? `/e-submission/${row.eSubId}` : addressOfStep(row.eSubId))}
        sub={(row) =>
          isReturned(row) ? (
            <>
              Returned · submitted <Instant at={row.submittedDate ?? row.createdDate} />
            </>
          ) : (
            `Draft · ${steps[row.currentStep]}`
          )
        }
        verb={(row) => (isReturned(row) ? 'Amend' : 'Continue')}
        empty={
          <EmptyState icon={IconChecks} title="All done">
            Returned submissions and drafts appear here.
          </EmptyState>
        }
      />
    </Panel>
  );
}
