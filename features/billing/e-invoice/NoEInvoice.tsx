import { Text } from '@mantine/core';

/** Why there is no e-invoice. */
export function NoEInvoice({ why }: { why: string }) {
  return (
    <Text size="sm" c="dimmed">
      No e-invoice: {why}
    </Text>
  );
}
