import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChangesForApproval } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import { RateDrawer } from './RateDrawer.tsx';
import classes from './RatesPage.module.css';
import { type RateKind, rateKinds } from './rates.words.ts';
import { termLines } from './term-lines.rules.ts';
import type { AnyVersion } from './terms.rules.ts';
import { versionOn } from './version-on.rules.ts';

/** /agency-desk/rates: the rates that the calculators reckon with, by the day from which they apply. */
export function RatesPage() {
  const { data, error, refetch, isFetching } = useData(api.rules, {});
  const waiting = useData(api.versionsWaiting, {}).data?.rows ?? [];
  const [adding, setAdding] = useState<AnyVersion>();
  const versions = data?.versions as AnyVersion[] | undefined;
  return (
    <>
      <PageHeader title="Duty And Loan Rates" />
      {error && !data && <ErrorCard error={error} onRetry={refetch} retrying={isFetching} />}
      <ChangesForApproval changes={waiting} approve={api.approveVersion} decline={api.declineVersion} />
      {versions &&
        (Object.keys(rateKinds) as RateKind[]).map((kind) => (
          <Kind key={kind} kind={kind} versions={versions} onAdd={setAdding} />
        ))}
      <RateDrawer base={adding} onClose={() => setAdding(undefined)} />
    </>
  );
}

type KindProps = { kind: RateKind; versions: AnyVersion[]; onAdd: (base: AnyVersion) => void };

function Kind({ kind, versions, onAdd }: KindProps) {
  const today = useToday();
  const own = versions.filter((version) => version.kind === kind);
  const inForce = versionOn(versions, kind, today);
  const [latest] = own;
  return (
    <Panel
      title={rateKinds[kind]}
      action={
        latest && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Add rates: ${rateKinds[kind]}`}
            onClick={() => onAdd(latest)}
          >
            Add rates
          </Button>
        )
      }
    >
      <ul className={classes.versions}>
        {own.map((version) => (
          <li key={version.fromDay} className={classes.version}>
            <div className={classes.day}>
              {version.fromDay < '1950-01-01' ? 'Before' : formatDay(version.fromDay)}
              {version.fromDay === inForce?.fromDay && <StatusBadge tone="success">In force</StatusBadge>}
              {version.fromDay > today && <StatusBadge tone="info">Upcoming</StatusBadge>}
            </div>
            <div>
              {termLines(version).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {version.note && (
                <p className="g-note">
                  {version.note}
                  {version.noteUntil && ` (shown until ${formatDay(version.noteUntil)})`}
                </p>
              )}
              <p className="g-note">Source: {version.source}</p>
              {version.readAt && <p className="g-note">Read at: {version.readAt}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
