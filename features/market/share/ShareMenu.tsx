import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { type Call, urlOf } from '#platform/web/api/client.ts';
import { generalFailure } from '#platform/web/api/failure.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { saveFile } from '#platform/web/files/saveFile.ts';
import { drawnPicture } from './drawnPicture.web.ts';

type Props = {
  call: Call;
  /** Query of the search. */
  searchQuery: Record<string, unknown>;
  /** The rows that were chosen, up to five. */
  rows: string[];
};

/** The width and height of the picture. */
const size = [1080, 1350] as const;

/** Hands a file to the share sheet of a phone, or where there is none to the browser, which saves it. */
const handOver = async (file: File): Promise<void> => {
  if (!navigator.canShare?.({ files: [file] })) return saveFile(file, file.name);
  // An error means that the user closed the share sheet.
  await navigator.share({ files: [file] }).catch(() => undefined);
};

/** A page of a search to be sent on, with figures, chart and rows: a picture or a PDF. */
export function ShareMenu({ call, searchQuery, rows }: Props) {
  const [isMaking, setMaking] = useState(false);
  const { pageNumber: _, pageSize: __, ...query } = searchQuery;
  const share = async (as: 'Svg' | 'Pdf') => {
    setMaking(true);
    try {
      const cardQuery = { ...query, as, ...(rows.length > 0 && { rows: rows.slice(0, 5).join(',') }) };
      const answer = await fetch(urlOf(call, { query: cardQuery }), { headers: { 'x-requested-with': 'gable' } });
      if (!answer.ok) throw new Error((await answer.json())?.errors?.[0]?.message ?? generalFailure);
      const content = await answer.blob();
      const name = `market-data.${as === 'Svg' ? 'png' : 'pdf'}`;
      const made = as === 'Svg' ? await drawnPicture(content, size) : content;
      await handOver(new File([made], name, { type: made.type }));
    } catch (error) {
      toastResult((error as Error).message || generalFailure, 'danger');
    } finally {
      setMaking(false);
    }
  };
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          loading={isMaking}
          leftSection={<IconShare size={16} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} stroke={1.7} />}
        >
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void share('Svg')}>Picture (PNG)</Menu.Item>
        <Menu.Item onClick={() => void share('Pdf')}>PDF</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
