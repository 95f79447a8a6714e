import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import classes from '../cases/CasePage.module.css';
import type { CaseFindings } from '../cases/findings.calls.ts';
import { HoldButton } from './HoldButton.tsx';
import { holdReasons } from './holds.words.ts';

type Hold = CaseFindings['holds'][number];

/** Current and former holds of a case's customer: for compliance alone. */
export const Holds = ({ aMLID, holds }: { aMLID: string; holds: Hold[] }) => (
  <Panel
    title="Holds"
    description="A hold counts as a check that waits. Compliance alone reads this."
    action={<HoldButton aMLID={aMLID} />}
  >
    {holds.length === 0 ? (
      'Nobody holds this customer.'
    ) : (
      <ul>
        {holds.map((hold) => (
          <One key={hold.holdId} hold={hold} />
        ))}
      </ul>
    )}
  </Panel>
);

function One({ hold: { holdId, reason, note, by, at, lifted, endedAt, mayLift } }: { hold: Hold }) {
  const [lifting, setLifting] = useState(false);
  const lift = useChange(api.liftHold);
  return (
    <li className={classes.person}>
      <div className={classes.words}>
        <strong>{holdReasons[reason]}</strong>
        {note && <span>{note}</span>}
        <span className="g-dimmed">{`Held by ${by ?? 'an update of Gable'}, ${formatInstant(at)}`}</span>
        {lifted && (
          <span className="g-dimmed">
            {`Lifted by ${lifted.by}, ${formatInstant(lifted.at)}${endedAt ? '' : ', ends tonight'}. ${lifted.note}`}
          </span>
        )}
      </div>
      {mayLift && (
        <Button variant="default" size="xs" onClick={() => setLifting(true)}>
          Lift
        </Button>
      )}
      <StatusBadge tone={endedAt ? 'neutral' : 'warning'}>{endedAt ? 'Ended' : 'Held'}</StatusBadge>
      <ReasonDialog
        opened={lifting}
        onClose={() => setLifting(false)}
        onConfirm={(words) => lift.mutateAsync({ params: { id: holdId }, body: { note: words } })}
        title="Lift the hold?"
        label="Why it is not needed any more"
        most={1000}
        confirm="Lift"
      >
        It ends in the night after, so that nobody sees with which act it goes.
      </ReasonDialog>
    </li>
  );
}
