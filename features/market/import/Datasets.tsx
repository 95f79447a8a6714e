import { Button, Stack, Text } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { datasets } from '../datasets.words.ts';
import { monthWords } from '../words.web.ts';
import classes from './Datasets.module.css';
import type { DatasetState } from './imports.calls.ts';

/** The stored records of each kind, with their period. */
export function Datasets({ datasets: states }: { datasets: DatasetState[] }) {
  return (
    <div className={classes.datasets}>
      {states.map((each) => (
        <Panel key={each.dataset} title={datasets[each.dataset]}>
          <Facts known={each} />
        </Panel>
      ))}
    </div>
  );
}

function Facts({ known: state }: { known: DatasetState }) {
  const { dataset, rows, dataFrom, dataTo, importedAt, fileName, person, version, isFetched } = state;
  const fetchNow = useChange(api.fetchDataset);
  return (
    <Stack gap={4}>
      <Text fw={600}>{dataTo ? `To ${monthWords(dataTo)}` : 'No data'}</Text>
      {dataFrom && (
        <Text size="sm">
          {formatCount(rows)} records since {monthWords(dataFrom)}, version {version}
        </Text>
      )}
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {importedAt
          ? `Last import ${formatInstant(importedAt)}${person ? ` by ${person}` : ''}${fileName ? `: ${fileName}` : ''}`
          : 'Nothing was imported yet.'}
      </Text>
      {isFetched ? (
        <div>
          <Button
            size="compact-sm"
            variant="default"
            loading={fetchNow.isPending}
            onClick={() => fetchNow.mutate({ params: { dataset } })}
          >
            Fetch now
          </Button>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          Not fetched automatically
        </Text>
      )}
    </Stack>
  );
}
