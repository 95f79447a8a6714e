import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';

/** The mark of a disputed invoice under its state, with the reason where the reader has it. */
export function Disputed({ children, reason = null }: { children: ReactNode; reason?: string | null }) {
  return (
    <Stack gap={4} align="flex-start">
      {children}
      <StatusBadge tone="warning">Disputed</StatusBadge>
      {reason && (
        <Text size="xs" c="dimmed" lineClamp={2} title={reason}>
          {reason}
        </Text>
      )}
    </Stack>
  );
}
