import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OfLeaver, HandOver as Running } from '#features/contacts/hand-over/hand-over.calls.ts';
import { countedWords } from '#features/contacts/hand-over/hand-over.words.ts';
import { contactsApi } from '#features/contacts/index.web.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { SalespersonSelect } from '../teams/SalespersonSelect.tsx';
import type { Person } from './people.calls.ts';

type Of = { person: Pick<Person, 'userId' | 'name'> };

/** The contacts that somebody who left still has, and how far their hand-over is. */
export function HandOver({ person, asks }: Of & { asks: { opened: boolean; onChange: (opened: boolean) => void } }) {
  const input = { params: { personId: person.userId } };
  const [isRunning, setRunning] = useState(false);
  const { data } = useData(contactsApi.handOver, input, isRunning ? { every: 1_000 } : {});
  const queries = useQueryClient();
  const runs = data?.latest?.state === 'RUNNING';
  if (data && runs !== isRunning) setRunning(runs);
  useEffect(() => {
    // The trail of the account has its end by then.
    if (isRunning) return () => void queries.invalidateQueries();
    return undefined;
  }, [isRunning, queries]);
  if (!data) return null;
  const left = countedWords(data.left);
  const { latest } = data;
  if (!left && !latest) return null;
  return (
    <>
      <Panel
        title="Contacts"
        action={
          left &&
          !isRunning && (
            <Button variant="default" onClick={() => asks.onChange(true)}>
              Hand over
            </Button>
          )
        }
      >
        {latest?.state === 'RUNNING' ? <Moving of={latest} /> : <Summary name={person.name} of={data} left={left} />}
      </Panel>
      {asks.opened && left && !isRunning && (
        <HandOverDialog person={person} of={data} left={left} onClose={() => asks.onChange(false)} />
      )}
    </>
  );
}

function Moving({ of: { moved, whole, toName } }: { of: Running }) {
  const done = moved[0]?.count ?? 0;
  return (
    <Stack gap={6} role="status">
      <Text>{`Handing over to ${toName}: ${formatCount(done)} of ${formatCount(whole)} contacts. You can leave this page.`}</Text>
      <Progress value={whole === 0 ? 0 : (100 * done) / whole} aria-label="Progress" />
    </Stack>
  );
}

function Summary({ name, of: { latest, inBin }, left }: { name: string; of: OfLeaver; left: string }) {
  return (
    <Stack gap="sm">
      {latest?.state === 'DONE' && (
        <Text>
          {`${countedWords(latest.moved) || 'Nothing'} handed over to ${latest.toName} on ${formatInstant(latest.doneAt ?? latest.askedAt)}, by ${latest.byName}.`}
        </Text>
      )}
      {latest?.state === 'STOPPED' && (
        <Notice tone="warning" title={`Hand-over to ${latest.toName} stopped`}>
          {`${latest.why} Handed over before: ${countedWords(latest.moved) || 'nothing'}.`}
        </Notice>
      )}
      {left && <Text>{`${name} still has ${left}.`}</Text>}
      {inBin > 0 && <Text c="dimmed">{binWords(inBin)}</Text>}
    </Stack>
  );
}

const binWords = (count: number): string =>
  count === 1
    ? '1 deleted contact stays in the bin and is removed after 30 days.'
    : `${formatCount(count)} deleted contacts stay in the bin and are removed after 30 days.`;

type DialogProps = Of & { of: OfLeaver; left: string; onClose: () => void };

/** Asks who gets them. */
function HandOverDialog({ person: { userId, name }, of: { inBin }, left, onClose }: DialogProps) {
  const [to, setTo] = useState<string | null>(null);
  const start = useChange(contactsApi.startHandOver, { onDone: onClose });
  return (
    <Modal opened onClose={onClose} title="Hand over contacts" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Text c="dimmed">
          {`${name} has ${left}. They move to another salesperson with notes, documents and follow-ups. Submissions stay with ${name}.`}
          {inBin > 0 && ` ${binWords(inBin)}`}
        </Text>
        <SalespersonSelect label="New owner" data-autofocus but={userId} value={to} onChange={setTo} />
        <Text size="sm" c="dimmed">
          The new owner is notified. This can’t be undone.
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Not now
        </Button>
        <Button
          disabled={!to}
          loading={start.isPending}
          onClick={() => to && start.mutate({ params: { personId: userId }, body: { to } })}
        >
          Hand over
        </Button>
      </Group>
    </Modal>
  );
}
