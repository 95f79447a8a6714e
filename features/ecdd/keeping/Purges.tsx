import { Button, Group } from '@mantine/core';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import { cddFor } from '../forms/forms.words.ts';
import classes from './Keeping.module.css';
import type { Purge } from './keeping.calls.ts';
import { purgeStates } from './keeping.words.ts';

/** What waits for a second officer, and what was purged. */
export function Purges() {
  const found = useData(api.purges, {});
  const all = found.data ?? [];
  const done = all.filter(({ state }) => state !== 'WAITING');
  if (all.length === 0) return null;
  return (
    <div className={classes.stack}>
      {all.map((purge) => purge.state === 'WAITING' && <Waiting key={purge.id} purge={purge} />)}
      {done.length > 0 && (
        <Panel
          title="Purged records"
          description="What stays of a purge: how many forms of which kind, and who decided"
        >
          <ul>
            {done.slice(0, 10).map((purge) => (
              <Done key={purge.id} purge={purge} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

const formsIn = (count: number): string => (count === 1 ? '1 form' : `${count} forms`);

function Waiting({ purge: { id, forms, reason, askedBy, askedAt, mayDecide } }: { purge: Purge }) {
  const decide = useChange(api.decidePurge);
  const say = (isApproved: boolean) => decide.mutateAsync({ params: { id }, body: { isApproved } });
  return (
    <Notice
      tone="warning"
      title={`${formsIn(forms)} to purge, asked by ${askedBy}, ${formatInstant(askedAt)}`}
      action={
        <Group gap="xs">
          <Button
            size="compact-sm"
            variant="default"
            loading={decide.isPending}
            onClick={() => void say(false).catch(() => undefined)}
          >
            {mayDecide ? 'Decline' : 'Withdraw'}
          </Button>
          {mayDecide && (
            <ConfirmButton
              size="xs"
              label="Approve"
              title={`Delete ${formsIn(forms)} for good?`}
              onConfirm={() => say(true)}
            >
              The forms, their documents and what was signed are deleted, and the screening of a customer with the last
              of their forms. This can’t be undone.
            </ConfirmButton>
          )}
        </Group>
      }
    >
      {reason}
    </Notice>
  );
}

function Done({ purge: { state, reason, askedBy, decidedBy, decidedAt, forms, purged, cases } }: { purge: Purge }) {
  const kinds = purged.map(({ cDDFor, count, from, until }) => {
    const kept = `kept from ${formatDay(from)} to ${formatDay(until)}`;
    return `${cddFor[cDDFor]}: ${formsIn(count)}, ${kept}`;
  });
  if (cases > 0) kinds.push(cases === 1 ? '1 screening case' : `${cases} screening cases`);
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span>{kinds.join(' · ') || formsIn(forms)}</span>
        <span className="g-note">
          {[`asked by ${askedBy}`, `decided by ${decidedBy}`, decidedAt && formatInstant(decidedAt), reason]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <StatusBadge tone="neutral">{purgeStates[state]}</StatusBadge>
    </li>
  );
}
