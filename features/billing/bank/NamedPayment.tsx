import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { type PaymentKind, paymentKinds } from '../billing.words.ts';
import type { BankLine } from '../room.calls.ts';

type Props = { line: BankLine; onDone: () => void };
type Named = Props & { payment: NonNullable<BankLine['payment']> };

/** The button that records it. */
const buttons: Record<PaymentKind, string> = {
  PAYMENT: 'Confirm payment',
  RETURN: 'Confirm return',
  REMITTANCE: 'Confirm remittance',
  WITHHELD: 'Record remittance',
  REMITTANCE_RETURN: 'Take back remittance',
};

/** The payment of ours that a line is: finance confirms it, or reads why it can't be confirmed. */
export function NamedPayment({ line: { lineId }, payment, onDone }: Named) {
  const { kind, number, to, page, isRecorded, problem } = payment;
  const confirm = useChange(api.confirmBankPayment);
  const link = (
    <Anchor component={RouteLink} to={page} inherit>
      {number}
    </Anchor>
  );
  if (problem)
    return (
      <Notice tone="warning" title={problem}>
        See {link}, to {to}.
      </Notice>
    );
  return (
    <Stack gap="sm">
      <Notice title={`Proposed: the ${paymentKinds[kind]} ${number}, to ${to}`}>
        {isRecorded
          ? 'It is recorded already, and is only matched with this line.'
          : 'It is recorded on the bank’s day.'}{' '}
        See {link}.
      </Notice>
      <Group>
        <Button
          loading={confirm.isPending}
          onClick={() => confirm.mutateAsync({ params: { id: lineId } }).then(onDone, () => {})}
        >
          {isRecorded ? `Match with ${number}` : buttons[kind]}
        </Button>
      </Group>
    </Stack>
  );
}

/** Frees a line of its payment, which stays recorded. */
export function UndoPayment({ line: { lineId }, onDone }: Props) {
  const undo = useChange(api.undoBankPayment);
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="default"
          loading={undo.isPending}
          onClick={() => undo.mutateAsync({ params: { id: lineId } }).then(onDone, () => {})}
        >
          Undo the match
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        What is recorded stays so, for the bank has made it. If the bank returns it, record the return.
      </Text>
    </Stack>
  );
}
