import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { countryList } from '../lists.web.ts';
import { countryFields } from '../lists.words.ts';
import { riskLevels } from '../screening.words.ts';
import { AddCountry } from './AddCountry.tsx';
import { EndCountry, type OnList } from './EndCountry.tsx';

/** /agency-desk/compliance/countries: countries of higher risk, from which day and until when. */
export function CountriesPage() {
  const [adding, setAdding] = useState(false);
  const [ending, setEnding] = useState<OnList>();
  return (
    <>
      <ListPage
        fields={countryFields}
        call={api.countries}
        file={api.countriesSheet}
        search={countryList}
        name="risk-countries"
        title="Countries"
        action={<Button onClick={() => setAdding(true)}>Add country</Button>}
        rowId="id"
        selects={[
          { name: 'level', label: 'List', options: optionsOf(riskLevels) },
          { name: 'state', label: 'State', options: states },
        ]}
        columns={[
          { field: 'country', card: 'address', width: 220 },
          { field: 'level', width: 300 },
          { field: 'fromDay', width: 130 },
          { field: 'toDay', width: 130 },
          {
            id: 'end',
            header: 'Take off',
            verbs: true,
            width: 120,
            cell: (row) =>
              row.toDay === null && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Take off ${row.country}`}
                  onClick={() => setEnding(row)}
                >
                  Take off
                </Button>
              ),
          },
        ]}
        empty={
          <EmptyState icon={IconWorld} title="No country is on these lists">
            Add those that the FATF names after each of its meetings.
          </EmptyState>
        }
      />
      <AddCountry opened={adding} onClose={() => setAdding(false)} />
      <EndCountry country={ending} onClose={() => setEnding(undefined)} />
    </>
  );
}

const states = [
  { value: 'ON', label: 'On a list' },
  { value: 'ENDED', label: 'Taken off' },
];
