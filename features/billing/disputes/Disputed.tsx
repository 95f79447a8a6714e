import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';

/** The mark of a disputed invoice under its state. */
export function Disputed({ children }: { children: ReactNode }) {
  return (
    <Stack gap={4} align="flex-start">
      {children}
      <StatusBadge tone="warning">Disputed</StatusBadge>
    </Stack>
  );
}

/** Why an invoice is disputed, where the reader has the reason. */
export const disputedBecause = (reason: string | null): string | null => reason && `Disputed: ${reason}`;

/** What an invoice is for, and under it why it is disputed, whole, where the reader has the reason. */
export function WithReason({ children, reason }: { children: string; reason: string | null }) {
  if (reason === null) return children;
  return (
    <>
      {children}
      <br />
      {disputedBecause(reason)}
    </>
  );
}
