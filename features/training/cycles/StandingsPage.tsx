import { IconCertificate } from '@tabler/icons-react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { standingList } from '../lists.web.ts';
import { RemindButton } from './RemindButton.tsx';
import { type RiskState, riskStates, standingFields } from './standings.words.ts';

const tones: Record<RiskState, Tone> = { OPEN: 'neutral', MET: 'success', EXEMPT: 'neutral' };

/** /agency-desk/courses/hours: salespeople at risk of missing this cycle's CPD requirement. */
export function StandingsPage() {
  return (
    <ListPage
      fields={standingFields}
      call={api.standings}
      file={api.standingsSheet}
      search={standingList}
      name="cpd-standings"
      title="Courses"
      label="CPD hours"
      action={<RemindButton />}
      rowId="personId"
      searches="Name or registration no."
      selects={[{ name: 'standing', label: 'Standing', options: optionsOf(riskStates), width: 210 }]}
      columns={[
        { field: 'name', under: 'registrationNo' },
        { field: 'missing', width: 130 },
        { field: 'lacks', width: 220 },
        { field: 'counted', width: 130 },
        { field: 'pending', width: 150 },
        { field: 'isRegistered', header: 'Registered', width: 120 },
        {
          field: 'standing',
          card: 'state',
          width: 200,
          cell: ({ standing }) => <StatusBadge tone={tones[standing]}>{riskStates[standing]}</StatusBadge>,
        },
      ]}
      empty={
        <EmptyState icon={IconCertificate} title="No CPD requirement today">
          No rule is in force on this day.
        </EmptyState>
      }
    />
  );
}
