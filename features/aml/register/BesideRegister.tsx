import { Stack, Text } from '@mantine/core';
import { HoldButton } from '../holds/HoldButton.tsx';

/** Notice beside the register: an entry stops nothing; holding a deal is a separate act. */
export const BesideRegister = ({ aMLID }: { aMLID: string }) => (
  <Stack gap={6}>
    <HoldButton aMLID={aMLID} reason="SUSPICION" />
    <Text c="dimmed" size="sm">
      The register stops no deal, and nobody else sees that anything was entered or decided. To stop the deal, hold the
      customer.
    </Text>
  </Stack>
);
