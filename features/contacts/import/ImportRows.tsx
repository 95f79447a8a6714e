import { Anchor, NativeSelect, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { DataTable, type TableQuery } from '#platform/web/kit/table/DataTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { likenesses } from '../merge/merge.words.ts';
import { contactAddress } from '../places.words.ts';
import type { Import, ImportRow } from './import.calls.ts';
import { type ImportChoice, importChoices, importOutcomes } from './import.words.ts';

type Found = TableQuery & { data?: { rows: ImportRow[]; totalRecords: number } | undefined };
type Props = { of: Import; found: Found; page: number; onPage: (page: number) => void };

/** The rows of a file: what each says, whom it seems to be, and what is done with it. */
export function ImportRows({ of, found, page, onPage }: Props) {
  return (
    <DataTable<ImportRow>
      name="contact-import-rows"
      label="Rows of the file"
      rows={found.data?.rows}
      query={found}
      rowId={({ place }) => String(place)}
      paging={{ page, pageSize: 20, total: found.data?.totalRecords ?? 0, onPage }}
      columns={[
        { id: 'name', header: 'Contact', width: '34%', cell: (row) => <Said row={row} /> },
        { id: 'line', header: 'Line', width: 80, align: 'end', cell: ({ line }) => line },
        { id: 'seems', header: 'Possible match', cell: (row) => <Seems row={row} /> },
        {
          id: 'choice',
          header: of.state === 'PREVIEW' ? 'Action' : 'Result',
          width: 190,
          card: 'address',
          cell: (row) =>
            of.state === 'PREVIEW' && !row.problem ? <Choice id={of.id} row={row} /> : <Outcome row={row} />,
        },
      ]}
      empty={
        <EmptyState icon={IconFileImport} title="No rows here">
          Choose another group of rows above.
        </EmptyState>
      }
    />
  );
}

/** What a row says, and what of it can't be read, by its column. */
function Said({ row: { name, phones, emails, problem, leftOut } }: { row: ImportRow }) {
  const reach = [phones[0] && phoneText(phones[0]), emails[0]].filter(Boolean).join(' · ');
  return (
    <>
      <TwoLines strong sub={reach || undefined}>
        {name || 'No name'}
      </TwoLines>
      {[...(problem ? [problem] : []), ...leftOut].map(({ column, words }) => (
        <Text key={`${column} ${words}`} size="xs" c={problem ? 'red' : 'dimmed'}>
          {column ? `Column “${column}”: ${words}` : words}
        </Text>
      ))}
    </>
  );
}

function Seems({ row: { seems, sameAsLine } }: { row: ImportRow }) {
  if (seems)
    return (
      <TwoLines sub={likenesses[seems.why]}>
        <Anchor component={RouteLink} to={contactAddress(seems.contactId)}>
          {seems.name}
        </Anchor>
      </TwoLines>
    );
  return sameAsLine === null ? <Text c="dimmed">–</Text> : <TwoLines>{`Line ${sameAsLine} of this file`}</TwoLines>;
}

function Choice({ id, row: { place, name, choice, seems, sameAsLine } }: { id: string; row: ImportRow }) {
  const choose = useChange(api.chooseRows, { silent: 'success' });
  const isSomebody = seems !== null || sameAsLine !== null;
  return (
    <NativeSelect
      size="xs"
      aria-label={`Action for ${name}`}
      value={choice}
      disabled={choose.isPending}
      onChange={({ currentTarget }) =>
        choose.mutate({ params: { id }, body: { places: [place], choice: currentTarget.value as ImportChoice } })
      }
      data={optionsOf(importChoices).filter(({ value }) => isSomebody || value !== 'MERGE')}
    />
  );
}

const tones = {
  ADDED: 'success',
  MERGED: 'success',
  SKIPPED: 'neutral',
  FAILED: 'danger',
  UNDONE: 'neutral',
  KEPT: 'warning',
} as const;

function Outcome({ row: { outcome, reason, choice, problem, contactId } }: { row: ImportRow }) {
  if (!outcome)
    return problem ? (
      <StatusBadge tone="danger">Not imported</StatusBadge>
    ) : (
      <Text size="sm">{importChoices[choice]}</Text>
    );
  const badge = (
    <StatusBadge tone={tones[outcome]} note={reason || undefined}>
      {importOutcomes[outcome]}
    </StatusBadge>
  );
  const isThere = contactId && (outcome === 'ADDED' || outcome === 'MERGED' || outcome === 'KEPT');
  return isThere ? <RouteLink to={contactAddress(contactId)}>{badge}</RouteLink> : badge;
}
