import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import type { Act } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { useReport } from '../reports/useReport.web.ts';
import type { Case } from './cases.calls.ts';
import { StateBadge } from './StateBadge.tsx';

export const crumbs = [
  { label: 'Agent Tools', to: '/agent-tools' },
  { label: 'AML checks', to: '/agent-tools/aml' },
];

/** The head of a case: whose it is and whether they are clear, with the report of that. */
export function CaseHead({ record }: { record: Case }) {
  const { aMLID, caseNo, name, state, lacking, property, salesperson, screenedAt, nextReview, isMine } = record;
  const [isReferring, setReferring] = useState(false);
  const me = useMe();
  const screen = useChange(api.screenAgain);
  const { isMaking, make } = useReport(aMLID);
  const again: Act | undefined =
    me.role === 'admin'
      ? undefined
      : { label: 'Screen again', loading: screen.isPending, onClick: () => screen.mutate({ params: { id: aMLID } }) };
  const report: Act = { label: 'Report', icon: IconFileTypePdf, loading: isMaking, onClick: () => void make() };
  return (
    <>
      <RecordHead
        crumbs={crumbs}
        number={caseNo}
        state={<StateBadge state={state} lacking={lacking} />}
        title={name}
        line={[
          property,
          salesperson,
          screenedAt ? `screened ${formatInstant(screenedAt)}` : 'nobody was screened yet',
          nextReview && `next review ${formatDay(nextReview)}`,
        ]}
        {...(screenedAt ? { primary: report, second: again } : { primary: again })}
        more={[isMine && { label: 'Refer to compliance', onClick: () => setReferring(true) }]}
      />
      <Refer aMLID={aMLID} isAsking={isReferring} onClose={() => setReferring(false)} />
    </>
  );
}

type ReferProps = { aMLID: string; isAsking: boolean; onClose: () => void };

function Refer({ aMLID, isAsking, onClose }: ReferProps) {
  const refer = useChange(api.refer, { refreshes: false });
  return (
    <ReasonDialog
      opened={isAsking}
      onClose={onClose}
      onConfirm={(narrative) => refer.mutateAsync({ params: { id: aMLID }, body: { narrative } })}
      title="Refer to compliance"
      label="What you noticed"
      most={4000}
      confirm="Send"
    >
      Only compliance reads it, and you can’t read it back. Don’t speak of it to the customer or to anybody else.
    </ReasonDialog>
  );
}
