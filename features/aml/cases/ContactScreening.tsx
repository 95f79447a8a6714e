import { Button, Group } from '@mantine/core';
import { IconShieldSearch } from '@tabler/icons-react';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { ReportButton } from '../reports/ReportButton.tsx';
import type { ScreeningState } from './cases.words.ts';
import { StateBadge } from './StateBadge.tsx';

/** On the page of a contact: whether it is screened, and its case. */
export function ContactScreening({ contactId }: { contactId: string }) {
  const query = useData(api.amls, { query: { contactId } });
  const screen = useChange(api.generateAmlInfo);
  const start = () => screen.mutate({ body: { contactId } });
  return (
    <Loaded of={query} skeleton={160}>
      {({ rows: [row] }) =>
        row ? (
          <Panel
            title={`Case ${row.caseNo}`}
            action={
              <Group gap="xs">
                <Button variant="default" loading={screen.isPending} onClick={start}>
                  Screen again
                </Button>
                <ReportButton aMLID={row.aMLID} isScreened={row.screenedAt !== null} />
                <Button component={RouteLink} to={`/agent-tools/aml?id=${row.aMLID}`}>
                  Open case
                </Button>
              </Group>
            }
          >
            <KeyValues
              items={[
                { label: 'Screening', value: <State aMLID={row.aMLID} state={row.state} /> },
                { label: 'Screened', value: row.screenedAt ? formatInstant(row.screenedAt) : 'Not yet' },
                { label: 'Next review', value: row.nextReview && formatDay(row.nextReview) },
                { label: 'Property', value: row.property, wide: true },
              ]}
            />
          </Panel>
        ) : (
          <EmptyState
            icon={IconShieldSearch}
            title="Not screened yet"
            action={
              <Button loading={screen.isPending} onClick={start}>
                Generate AML information
              </Button>
            }
          >
            A customer is compared with sanctions lists before you act for them. It takes a second.
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function State({ aMLID, state }: { aMLID: string; state: ScreeningState }) {
  const { data } = useData(api.amlReport, { query: { aMLID } });
  return (
    <Group gap={6}>
      <StateBadge state={state} lacking={data?.lacking ?? []} />
    </Group>
  );
}
