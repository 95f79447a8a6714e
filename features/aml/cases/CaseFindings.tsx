import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { useState } from 'react';
import { sources } from '#features/screening/screening.words.ts';
import { type Day, formatDay, formatInstant } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { HitBadge } from '../hits/HitBadge.tsx';
import { verdicts } from '../hits/hits.words.ts';
import { Holds } from '../holds/Holds.tsx';
import classes from './CasePage.module.css';
import type { CaseFindings as Found } from './findings.calls.ts';

/** On the page of a case, for compliance alone: its hits, their decisions, holds of the customer, and every screening with its lists. */
export function CaseFindings({ aMLID }: { aMLID: string }) {
  const [until, setUntil] = useState<Day | null>(null);
  const query = useData(api.caseFindings, { params: { id: aMLID }, query: until ? { until } : {} });
  return (
    <Loaded of={query} skeleton={200}>
      {({ holds, findings, runs, earlier }) => (
        <Stack gap={4}>
          <Holds aMLID={aMLID} holds={holds} />
          <Panel
            title="What was found"
            description="Compliance alone reads this."
            action={
              <Button
                component={RouteLink}
                to={`/agency-desk/compliance/register?new=yes&of=${aMLID}`}
                variant="default"
                leftSection={<IconNotebook size={17} stroke={1.7} />}
              >
                Enter a suspicion
              </Button>
            }
          >
            {findings.length === 0 ? 'Nothing was found.' : <Findings findings={findings} />}
          </Panel>
          <Panel
            title="Screenings"
            description="Who was compared when, by whom, and with which versions of the lists."
            action={<DayInput aria-label="Until" placeholder="Until a day" value={until} onChange={setUntil} />}
          >
            {runs.length === 0 ? 'Nobody was screened.' : <Runs runs={runs} />}
            {earlier > 0 && (
              <Text c="dimmed" size="sm" mt="sm">
                {`${earlier} earlier ones: choose a day above.`}
              </Text>
            )}
          </Panel>
        </Stack>
      )}
    </Loaded>
  );
}

const Findings = ({ findings }: Pick<Found, 'findings'>) => (
  <ul>
    {findings.map(({ hitId, name, listedName, source, score, state, foundAt, endedAt, decisions }) => (
      <li key={hitId} className={classes.person}>
        <div className={classes.words}>
          <Anchor component={RouteLink} to={`/agency-desk/compliance/hits/${hitId}`} fw={600}>
            {name === listedName ? name : `${name}, listed as ${listedName}`}
          </Anchor>
          <span className="g-dimmed">
            {[
              sources[source as keyof typeof sources] ?? source,
              `score ${Number(score).toFixed(2)}`,
              `found ${formatInstant(foundAt)}`,
              endedAt && `found no longer since ${formatInstant(endedAt)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {decisions.map(({ verdict, words, by, at }) => (
            <span key={`${at}${verdict}`} className="g-dimmed">
              {`${verdicts[verdict]}: ${by ?? 'remembered from an earlier decision'}, ${formatInstant(at)}`}
              {words && `. ${words}`}
            </span>
          ))}
        </div>
        <HitBadge state={state} />
      </li>
    ))}
  </ul>
);

const Runs = ({ runs }: Pick<Found, 'runs'>) => (
  <ul>
    {runs.map(({ runId, name, at, by, hits, versions }) => (
      <li key={runId} className={classes.person}>
        <div className={classes.words}>
          <strong>{formatInstant(at)}</strong>
          <span className="g-dimmed">{`${name} · ${by ?? 'by itself'} · ${hits} found`}</span>
          {versions.map(({ id, source, asOf, entities }) => (
            <span key={id} className="g-dimmed">
              {`${sources[source]}, version ${id}, as of ${formatDay(asOf)}, ${entities.toLocaleString('en-SG')} entries`}
            </span>
          ))}
        </div>
      </li>
    ))}
  </ul>
);
