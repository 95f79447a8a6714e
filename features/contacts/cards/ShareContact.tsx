import { ActionIcon, Modal, Stack, Text, Tooltip } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Contact } from '../record/contact.calls.ts';
import { DownloadCards } from './DownloadCards.tsx';
import { vcardOf } from './vcard.rules.ts';

const QrPicture = lazy(async () => ({ default: (await import('#platform/web/kit/qr/QrPicture.tsx')).QrPicture }));

/** A contact as a QR code for the camera of a phone, and as a file. */
export function ShareContact({ contact }: { contact: Contact }) {
  const [isOpen, setOpen] = useState(false);
  const { contactId, name, phones, emails } = contact;
  // A picture of more is hard to read for a camera.
  const short = { ...contact, phones: phones.slice(0, 2), emails: emails.slice(0, 1) };
  return (
    <>
      <Tooltip label="QR code and vCard">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={`QR code and vCard of ${name}`}
          onClick={() => setOpen(true)}
        >
          <IconQrcode size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        size="sm"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack align="center" gap="md">
          <Suspense fallback={null}>
            {isOpen && <QrPicture text={vcardOf(short)} label={`vCard of ${name}`} />}
          </Suspense>
          <Text size="sm" c="dimmed" ta="center">
            Point a phone’s camera at it to add this contact. It has the name, phones, email and work, and no number of
            identity.
          </Text>
          <DownloadCards ids={[contactId]} />
        </Stack>
      </Modal>
    </>
  );
}
