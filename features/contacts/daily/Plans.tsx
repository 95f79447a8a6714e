import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import classes from '../record/ContactParts.module.css';

/** The follow-ups that come after the next one, and those that are offered after a deal: one tap takes or dismisses each. */
export function Plans({ contactId }: { contactId: string }) {
  const found = useData(api.plans, { params: { id: contactId } });
  const decide = useChange(api.decideProposal);
  const drop = useChange(api.dropPlan);
  const { later, offered } = found.data ?? { later: [], offered: [] };
  const params = { id: contactId };
  if (later.length + offered.length === 0) return null;
  return (
    <ul>
      {offered.map(({ key, on, note }) => (
        <Line key={key} on={on} note={note} label="Suggested">
          <Button
            size="xs"
            variant="light"
            aria-label={`Add ${note}`}
            onClick={() => decide.mutate({ params, body: { key, take: true } })}
          >
            Add
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={`Dismiss ${note}`}
            onClick={() => decide.mutate({ params, body: { key, take: false } })}
          >
            Dismiss
          </Button>
        </Line>
      ))}
      {later.map(({ id, on, note }) => (
        <Line key={id} on={on} note={note} label="Later">
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={`Remove ${note || formatDay(on)}`}
            onClick={() => drop.mutate({ params, query: { planId: id } })}
          >
            Remove
          </Button>
        </Line>
      ))}
    </ul>
  );
}

function Line({ on, note, label, children }: { on: string; note: string; label: string; children: ReactNode }) {
  return (
    <li className={classes.record}>
      <span>
        <strong>{formatDay(on)}</strong> {note}
        <Text span size="sm" c="dimmed" display="block">
          {label}
        </Text>
      </span>
      <span className={classes.acts}>{children}</span>
    </li>
  );
}
