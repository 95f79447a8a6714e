import { Anchor } from '@mantine/core';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { paymentKinds } from '../billing.words.ts';
import type { BankLine } from '../room.calls.ts';

/** The payment of ours that a line is, or why it can't be confirmed. */
export function NamedPayment({ payment }: { payment: NonNullable<BankLine['payment']> }) {
  const { kind, number, to, page, isRecorded, problem } = payment;
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
    <Notice title={`Proposed: the ${paymentKinds[kind]} ${number}, to ${to}`}>
      {isRecorded ? 'It is recorded already, and is only matched with this line.' : 'It is recorded on the bank’s day.'}{' '}
      See {link}.
    </Notice>
  );
}
