import { Button, Group, Text } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import type { EventLine } from './events.calls.ts';
import { placeStates } from './events.words.ts';
import { hasPassed, isFull } from './eventWords.web.ts';

export const PlaceBadge = ({ state }: { state: keyof typeof placeStates }) => (
  <StatusBadge tone={state === 'WAITING' ? 'warning' : 'success'}>{placeStates[state]}</StatusBadge>
);

/** My place at an event: register, wait, or cancel. */
export function Registration({ event }: { event: EventLine }) {
  const { id, title, mine, startsAt, closesAt } = event;
  const register = useChange(api.register, {
    says: ({ mine: now }) => (now === 'WAITING' ? 'You are on the waiting list.' : `You are registered: ${title}`),
  });
  const cancel = useChange(api.cancelRegistration);
  const isClosed = hasPassed(closesAt);
  if (hasPassed(startsAt)) return mine && <PlaceBadge state={mine} />;
  if (mine)
    return (
      <Group gap="sm">
        <PlaceBadge state={mine} />
        <ConfirmButton
          label={mine === 'WAITING' ? 'Leave the waiting list' : 'Cancel registration'}
          title={mine === 'WAITING' ? 'Leave the waiting list?' : 'Cancel your registration?'}
          onConfirm={() => cancel.mutateAsync({ params: { id } })}
        >
          {mine === 'WAITING' ? 'You lose your turn.' : 'Your place goes to whoever waits first.'}
        </ConfirmButton>
      </Group>
    );
  if (isClosed) return <Text c="dimmed">Registration has closed</Text>;
  return (
    <Group gap="sm">
      <Button loading={register.isPending} onClick={() => register.mutate({ params: { id } })}>
        {isFull(event) ? 'Join the waiting list' : 'Register'}
      </Button>
      <Text size="sm" c="dimmed">
        Until {formatInstant(closesAt)}
      </Text>
    </Group>
  );
}
