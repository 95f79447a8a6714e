import { Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { formatInstant } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { StatusChips } from '#platform/web/kit/status/StatusChips.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import type { PeopleFile, PeopleFileLine } from './people-file.calls.ts';
import { type FileCounts, fileStates, type ShownLines, shownLines } from './people-file.words.ts';
import { belowPeople, peopleFileAddress } from './places.web.ts';

type Props = { id: string; show: ShownLines; page: number };

const crumbs = [...belowPeople, { label: 'File', to: peopleFileAddress({}) }];

/** What a file changes, line by line, and the button that applies it. */
export function CheckedFile({ id, show, page }: Props) {
  const input = { params: { id }, query: { show, pageNumber: page } };
  return (
    <RecordPage call={api.peopleFile} input={input} title="File of people" crumbs={crumbs}>
      {(file) => <Whole file={file} show={show} page={page} />}
    </RecordPage>
  );
}

function Whole({ file, show, page }: { file: PeopleFile } & Omit<Props, 'id'>) {
  const { id, fileName, state, counts, madeAt, byName, unread } = file;
  const navigate = useNavigate();
  const result = useData(api.peopleFile, { params: { id }, query: { show, pageNumber: page } }, { keepPrevious: true });
  const isOpen = state === 'CHECKED';
  return (
    <>
      <RecordHead
        title={fileName}
        crumbs={crumbs}
        state={
          <StatusBadge tone={isOpen ? (counts.faults > 0 ? 'warning' : 'info') : 'success'}>
            {fileStates[state]}
          </StatusBadge>
        }
        line={[`uploaded by ${byName}`, formatInstant(madeAt)]}
        extra={isOpen && <Apply id={id} counts={counts} />}
      />
      <Stack gap="md">
        {isOpen ? <Outlook counts={counts} unread={unread} /> : <Applied file={file} />}
        {isOpen && (
          <>
            <StatusChips
              label="Lines"
              value={show}
              onChange={(value) => void navigate({ to: peopleFileAddress({ id, show: value as ShownLines }) })}
              chips={chipsOf(counts)}
            />
            <DataTable<PeopleFileLine>
              name="people-file-lines"
              label="Lines of the file"
              rows={result.data?.rows}
              query={result}
              rowId={({ line }) => String(line)}
              paging={{
                page,
                pageSize: 20,
                total: result.data?.totalRecords ?? 0,
                onPage: (next) => void navigate({ to: peopleFileAddress({ id, show, page: next }) }),
              }}
              columns={[
                { id: 'name', header: 'Person', width: '26%', cell: ({ name }) => name || 'Not named' },
                { id: 'line', header: 'Line', width: 80, align: 'end', cell: ({ line }) => formatCount(line) },
                { id: 'changes', header: 'Change', cell: (line) => <Outcome line={line} /> },
              ]}
              empty={
                <EmptyState icon={IconUsers} title="No lines here">
                  Choose another group of lines above.
                </EmptyState>
              }
            />
          </>
        )}
      </Stack>
    </>
  );
}

function Outcome({ line: { changes, problems } }: { line: PeopleFileLine }) {
  if (changes.length + problems.length === 0) return <Text c="dimmed">No change</Text>;
  return (
    <>
      {changes.map((words) => (
        <div key={words}>{words}</div>
      ))}
      {problems.map((words) => (
        <Text key={words} c="red.8" size="sm">
          {words}
        </Text>
      ))}
    </>
  );
}

const countOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const changesOf = ({ added, ranks, uplines }: FileCounts): string =>
  [
    added > 0 && countOf(added, 'new person', 'new people'),
    ranks > 0 && countOf(ranks, 'change of rank', 'changes of rank'),
    uplines > 0 && countOf(uplines, 'change of upline', 'changes of upline'),
  ]
    .filter(Boolean)
    .join(', ');

const chipsOf = ({ lines, faults, added, ranks, uplines, same }: FileCounts) => {
  const all: [ShownLines, number][] = [
    ['ALL', lines],
    ['FAULTS', faults],
    ['ADDED', added],
    ['CHANGED', Math.max(ranks, uplines)],
    ['SAME', same],
  ];
  return all
    .filter(([value, count]) => count > 0 || value === 'ALL')
    .map(([value, count]) => ({ value, label: shownLines[value], ...(value !== 'CHANGED' && { count }) }));
};

function Outlook({ counts, unread }: { counts: FileCounts; unread: string[] }) {
  const changes = changesOf(counts);
  return (
    <>
      {counts.faults > 0 ? (
        <Notice tone="danger" title={`${countOf(counts.faults, 'line', 'lines')} to correct`}>
          Nothing can be applied before. Correct the file and upload it again.
        </Notice>
      ) : (
        <Notice tone={changes ? 'info' : 'success'} title={changes || 'This file changes nothing'}>
          {changes ? 'Nothing is saved yet.' : 'Everything that it says is on record.'}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="warning" title="Columns that are not read">
          {unread.map((heading) => `“${heading}”`).join(', ')}
        </Notice>
      )}
    </>
  );
}

function Applied({ file: { counts, appliedAt, appliedByName } }: { file: PeopleFile }) {
  return (
    <Notice tone="success" title={changesOf(counts) || 'Nothing was changed'}>
      {`Applied by ${appliedByName ?? 'the system'}, ${appliedAt ? formatInstant(appliedAt) : ''}. Each change is in the history of its person.`}
    </Notice>
  );
}

function Apply({ id, counts }: { id: string; counts: FileCounts }) {
  const apply = useChange(api.applyPeopleFile, { says: (done) => `${changesOf(done)} applied` });
  const changes = changesOf(counts);
  if (counts.faults > 0 || !changes) return null;
  return (
    <ConfirmButton
      primary
      label="Apply"
      title="Apply this file?"
      onConfirm={() => apply.mutateAsync({ params: { id } })}
    >
      {`${changes}. ${counts.added > 0 ? 'New people get their invitation by email. ' : ''}All of it is saved, or nothing.`}
    </ConfirmButton>
  );
}
