import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { listColumns } from '#platform/web/list/listColumns.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { api } from '../api.web.ts';
import classes from '../library.module.css';
import { formFields } from '../library.words.ts';
import { DownloadForm } from './DownloadForm.tsx';
import { downloadForms } from './downloads.web.ts';
import { FormIcon } from './FormIcon.tsx';
import type { Form } from './forms.calls.ts';
import type { Forms } from './useForms.web.ts';
import { VersionState } from './VersionState.tsx';

type Props = {
  forms: Forms;
  /** Names the table. */
  title: string;
  empty: ReactNode;
  /** Actions of the desk on the chosen forms, beside their download; `clear` chooses none. */
  acts?: (chosen: Form[], clear: () => void) => ReactNode;
  /** Props that make a row draggable to a folder; a chosen row takes the others along. */
  dragProps?: (forms: Form[]) => object;
};

/** The forms of a folder or a search. Opening one shows it beside the list; several can be downloaded at once. */
export function FormTable({ forms: { list, found, open }, title, empty, acts, dragProps }: Props) {
  const [ids, choose] = useState<string[]>([]);
  const chosen = (found.data?.rows ?? []).filter(({ id }) => ids.includes(id));
  const clear = () => choose([]);
  return (
    <DataTable<Form>
      name="official-forms"
      label={title}
      rowId={({ id }) => id}
      onOpen={({ id }) => open(id)}
      {...tableOf(list, found)}
      onClearFilters={list.filters.search ? () => list.setFilter('search', undefined) : undefined}
      columns={listColumns<typeof formFields, Form>(
        formFields,
        [
          {
            field: 'fileName',
            under: 'folder',
            cell: (row) => (
              <span className={classes.file} {...dragProps?.(ids.includes(row.id) ? chosen : [row])}>
                <FormIcon contentType={row.contentType} />
                <span>{row.fileName}</span>
              </span>
            ),
          },
          {
            id: 'state',
            header: 'Version',
            width: 170,
            short: versionInShort,
            cell: (row) => <VersionState isLabelled form={row} />,
          },
          { field: 'uploadTime', width: 124, card: 'none', cell: ({ uploadTime }) => <Day day={dayOf(uploadTime)} /> },
          { id: 'size', header: 'Size', align: 'end', width: 80, card: 'none', cell: ({ size }) => formatBytes(size) },
          {
            id: 'download',
            header: 'Download',
            width: 92,
            card: 'none',
            cell: ({ id, fileName }) => <DownloadForm id={id} fileName={fileName} />,
          },
        ],
        { sorts: api.files.list?.fields ?? {}, sums: undefined },
      )}
      selection={{
        ids,
        onChange: choose,
        rowLabel: ({ fileName }) => fileName,
        actions: (
          <>
            <Button
              size="xs"
              leftSection={<IconDownload size={15} stroke={1.7} />}
              onClick={() => void downloadForms(chosen).then(clear)}
            >
              Download
            </Button>
            {acts?.(chosen, clear)}
          </>
        ),
      }}
      filters={<FilterBar list={list} search={{ name: 'search', label: 'Search all folders' }} />}
      empty={empty}
    />
  );
}

const versionInShort = ({ version, effectiveOn, isHidden }: Form): string =>
  [`Version ${version}`, `from ${formatDay(effectiveOn)}`, ...(isHidden ? ['hidden'] : [])].join(' · ');
