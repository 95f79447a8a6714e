import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTableExport } from '@tabler/icons-react';
import { type Call, urlOf } from '#platform/web/api/client.ts';
import { saveDownload } from '#platform/web/files/saveFile.ts';
import { type ContentType, contentTypes } from '../tools.words.ts';

type Props = {
  call: Call;
  /** Query of the search. The file has all its rows. */
  searchQuery: Record<string, unknown>;
  /** Message if a file fails and the server sends none. */
  broken?: string;
};

/** The file of a search, as Excel, Word or PDF. */
export function ExportMenu({ call, searchQuery, broken }: Props) {
  const { pageNumber: _, pageSize: __, ...query } = searchQuery;
  const save = (contentType: string) => saveDownload(urlOf(call, { query: { ...query, contentType } }), broken);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconTableExport size={17} stroke={1.7} />}
          rightSection={<IconChevronDown size={15} stroke={1.7} />}
        >
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.keys(contentTypes).map((type) => (
          <Menu.Item key={type} onClick={() => void save(type)}>
            {contentTypes[type as ContentType].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
