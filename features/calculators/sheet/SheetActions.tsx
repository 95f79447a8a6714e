import { Button, Group } from '@mantine/core';
import { IconCopy, IconFileTypePdf, IconShare } from '@tabler/icons-react';
import { useMe } from '#features/identity/index.web.ts';
import { type Call, urlOf } from '#platform/web/api/client.ts';
import { toastApp, toastResult } from '#platform/web/feedback/toast.ts';
import { saveDownload } from '#platform/web/files/saveFile.ts';
import type { Rules } from '../room.calls.ts';
import { type Sheet, sheetText } from './sheet.rules.ts';

type Props = { sheet: Sheet; call: Call; query: Record<string, string>; agency: Rules['agency'] | undefined };

/** The result as a page of paper, or as words for a message. */
export function SheetActions({ sheet, call, query, agency }: Props) {
  const { name, registrationNo } = useMe();
  if (!sheet.result) return null;
  const from = [
    registrationNo ? `${name}, CEA ${registrationNo}` : name,
    agency && (agency.licenceNo ? `${agency.name}, licence ${agency.licenceNo}` : agency.name),
  ];
  const text = sheetText(
    sheet,
    from.filter((line) => line !== undefined),
  );
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toastApp('Copied. Paste it into a message.', 'success');
    } catch {
      toastResult('This browser does not let pages copy. Download the PDF instead.', 'danger');
    }
  };
  // Closing the list of apps without a choice is no error.
  const share = () => navigator.share({ text }).catch(() => undefined);
  return (
    <Group gap="xs">
      {'share' in navigator ? (
        <Button variant="default" leftSection={<IconShare size={17} stroke={1.7} />} onClick={() => void share()}>
          Share
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconCopy size={17} stroke={1.7} />} onClick={() => void copy()}>
          Copy as text
        </Button>
      )}
      <Button
        leftSection={<IconFileTypePdf size={17} stroke={1.7} />}
        onClick={() => void saveDownload(urlOf(call, { query }), 'The PDF could not be made. Try again.')}
      >
        Download PDF
      </Button>
    </Group>
  );
}
