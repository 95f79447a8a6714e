import { Stack, Text } from '@mantine/core';
import { HoldButton } from '../holds/HoldButton.tsx';

/** Beside what is written in the register, which stops nothing: to stop a deal is another act. */
export const BesideRegister = ({ aMLID }: { aMLID: string }) => (
  <Stack gap={6}>
    <HoldButton aMLID={aMLID} reason="SUSPICION" />
    <Text c="dimmed" size="sm">
      The register stops no deal, and nobody else sees that anything was entered or decided. To stop the deal, hold the
      customer.
    </Text>
  </Stack>
);
