import { Stack, Text } from '@mantine/core';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { BankLine } from '../room.calls.ts';

/** What a duplicate is the same as. */
export function SameAs({ line: { sameAs } }: { line: BankLine }) {
  return (
    <Stack gap="sm">
      {sameAs && (
        <Notice title="Same transaction as an earlier line">
          {[sameAs.payer, sameAs.reference, sameAs.file].filter(Boolean).join(' · ')}
        </Notice>
      )}
      <Text size="sm" c="dimmed">
        A new transaction waits to be matched as any other line.
      </Text>
    </Stack>
  );
}

/** An undecided line is compared before anything else. */
export const Undecided = () => (
  <Notice tone="warning" title="This line may already be imported">
    It can be matched once you have decided.
  </Notice>
);
