import { Modal, Stack, Text } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { QrPicture } from '#platform/web/kit/qr/QrPicture.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';

type Props = { sessionId: string; opened: boolean; onClose: () => void };

/** Shows the code by which people check in. It changes every minute, so that a picture of it is of no use at home. */
export function CheckInCode({ sessionId, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Check in" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Code sessionId={sessionId} />
    </Modal>
  );
}

function Code({ sessionId }: { sessionId: string }) {
  const query = useData(api.checkInCode, { params: { id: sessionId } }, { every: 20_000, keepPrevious: true });
  return (
    <Loaded of={query}>
      {({ code }) => (
        <Stack align="center" gap="md">
          <QrPicture
            text={`${location.origin}/training/check-in?session=${sessionId}&code=${code}`}
            label="QR code to check in"
          />
          <Text ta="center">Scan this with your phone to check in. The code changes every minute.</Text>
        </Stack>
      )}
    </Loaded>
  );
}
