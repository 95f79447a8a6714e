import { Button, Text } from '@mantine/core';
import { IconFileCode } from '@tabler/icons-react';
import { urlOf } from '#platform/web/api/client.ts';
import { api } from '../api.web.ts';

/** The invoice as an e-invoice, where the client has a UEN. */
export function EInvoice({ invoiceId, why }: { invoiceId: string; why: string | null }) {
  if (why) return null;
  return (
    <Button
      component="a"
      href={urlOf(api.invoiceUbl, { params: { id: invoiceId } })}
      download
      variant="default"
      leftSection={<IconFileCode size={17} stroke={1.7} />}
    >
      E-invoice (UBL)
    </Button>
  );
}

/** Why there is no e-invoice. */
export function NoEInvoice({ why }: { why: string }) {
  return (
    <Text size="sm" c="dimmed">
      No e-invoice: {why}
    </Text>
  );
}
