import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileText, IconMail } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import type { Line } from './lines.calls.ts';

type Props = { line: Line; mailedAt: string | null };

/** The statement of a payment as a PDF, and mailed to the payee once it is paid. */
export function Statement({ line: { lineId, paidOn }, mailedAt }: Props) {
  const mail = useChange(api.mailStatement);
  const params = { id: lineId };
  return (
    <Stack gap="xs">
      <Group>
        <Button
          component="a"
          variant="default"
          leftSection={<IconFileText size={17} stroke={1.7} />}
          href={urlOf(api.statement, { params })}
          download
        >
          Statement
        </Button>
        {paidOn && (
          <Button
            variant="default"
            leftSection={<IconMail size={17} stroke={1.7} />}
            loading={mail.isPending}
            onClick={() => mail.mutateAsync({ params }).catch(() => {})}
          >
            {mailedAt ? 'Mail it again' : 'Mail it'}
          </Button>
        )}
      </Group>
      {mailedAt && (
        <Text size="sm" c="dimmed">
          Mailed on {formatInstant(mailedAt)}
        </Text>
      )}
    </Stack>
  );
}
