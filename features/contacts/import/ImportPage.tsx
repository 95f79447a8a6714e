import { Button, Group, Menu, Progress, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { StatusChips } from '#platform/web/kit/status/StatusChips.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import type { ImportSearch } from '../lists.web.ts';
import { importAddress } from '../places.words.ts';
import { ImportHead } from './ImportHead.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { Import } from './import.calls.ts';
import { countOf, type ImportChoice, type ImportShown, importChoices, importShown } from './import.words.ts';

const crumbs = [
  { label: 'Contact Management', to: '/contact-management' },
  { label: 'Import', to: '/contact-management/import' },
];

/** /contact-management/import-detail?id=&show=&page=: the rows of a file, before and after they come in. */
export function ImportPage() {
  const { id, show = 'ALL', page = 1 }: ImportSearch = useSearch({ strict: false });
  const query = { show, pageNumber: page };
  if (id === undefined) return <Missing />;
  return (
    <RecordPage call={api.importRows} input={{ params: { id }, query }} title="Import" crumbs={crumbs}>
      {(found) => <Whole key={id} of={found.import} show={show} page={page} />}
    </RecordPage>
  );
}

function Whole({ of, show, page }: { of: Import; show: ImportShown; page: number }) {
  const { id, state, counts } = of;
  const navigate = useNavigate();
  const isMoving = state === 'RUNNING' || state === 'UNDOING';
  const query = { show, pageNumber: page };
  // Asked again while rows are taken.
  const found = useData(
    api.importRows,
    { params: { id }, query },
    isMoving ? { keepPrevious: true, every: 1_000 } : { keepPrevious: true },
  );
  const go = (next: { show?: ImportShown; page?: number }) => void navigate({ to: importAddress(id, next) });
  return (
    <>
      <ImportHead of={of} crumbs={crumbs} />
      <Stack gap="md">
        {isMoving && <Moving of={of} />}
        {state === 'PREVIEW' && of.unread.length > 0 && (
          <Notice tone="warning" title={`${countOf(of.unread.length, 'column')} of the file won’t be imported`}>
            {`Contacts have no field for ${of.unread.map((heading) => `“${heading}”`).join(', ')}. To import a column, rename it to a heading such as “Phone”, “Email” or “Remarks” and import the file again.`}
          </Notice>
        )}
        {state === 'DONE' && (
          <Notice
            tone="success"
            title={`${countOf(counts.added, 'contact')} added, ${formatCount(counts.merged)} merged`}
          >
            {counts.failed > 0
              ? `${countOf(counts.failed, 'row')} could not be imported: “Not imported” shows why.`
              : 'Every row was imported.'}
          </Notice>
        )}
        {state === 'UNDONE' && (
          <Notice tone={counts.kept > 0 ? 'warning' : 'success'} title={`${countOf(counts.undone, 'row')} undone`}>
            {counts.kept > 0
              ? `${countOf(counts.kept, 'contact')} changed since and kept: see “Kept”. The other added contacts are in the bin.`
              : 'Added contacts are in the bin, and merged ones are as they were.'}
          </Notice>
        )}
        <Group justify="space-between" gap="sm">
          <StatusChips
            label="Rows"
            value={show}
            onChange={(value) => go({ show: value as ImportShown })}
            chips={chipsOf(of)}
          />
          {state === 'PREVIEW' && counts.merge > 0 && <ChooseAll id={id} />}
        </Group>
        <ImportRows of={of} found={found} page={page} onPage={(next) => go({ show, page: next })} />
      </Stack>
    </>
  );
}

const chipsOf = ({ counts, state }: Import) => {
  const all: [ImportShown, number][] = [
    ['ALL', counts.rows],
    ['NEW', counts.new],
    ['MERGE', counts.merge],
    ['SKIP', counts.skip],
    ['FAULTS', counts.failed || counts.faults],
    ['KEPT', counts.kept],
  ];
  return all
    .filter(([value, count]) => count > 0 || value === 'ALL' || (value === 'KEPT' && state === 'UNDONE'))
    .map(([value, count]) => ({ value, label: importShown[value], count }));
};

function Moving({ of: { state, counts } }: { of: Import }) {
  const [part, whole] =
    state === 'RUNNING'
      ? [counts.done, counts.rows]
      : [counts.undone + counts.kept, counts.undone + counts.kept + counts.added + counts.merged];
  return (
    <Stack gap={6} role="status">
      <Text size="sm">{`${state === 'RUNNING' ? 'Importing' : 'Undoing'}: ${formatCount(part)} of ${formatCount(whole)}. You can leave this page.`}</Text>
      <Progress value={whole === 0 ? 0 : (100 * part) / whole} aria-label="Progress" />
    </Stack>
  );
}

function ChooseAll({ id }: { id: string }) {
  const choose = useChange(api.chooseRows, { silent: 'success' });
  return (
    <Menu>
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          loading={choose.isPending}
          rightSection={<IconChevronDown size={14} stroke={1.7} />}
        >
          All possible matches
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optionsOf(importChoices).map(({ value, label }) => (
          <Menu.Item
            key={value}
            onClick={() => choose.mutate({ params: { id }, body: { choice: value as ImportChoice } })}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
