import { Button, Group } from '@mantine/core';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Disclosure } from '#platform/web/kit/page/Disclosure.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import { Resplit } from '../resplits/Resplit.tsx';
import type { commission } from '../room.calls.ts';
import { ComputedLines } from './ComputedLines.tsx';
import { DealProject } from './DealProject.tsx';
import type { Split } from './deals.calls.ts';
import type { DealRow } from './deals.words.ts';
import { HowComputed } from './HowComputed.tsx';
import classes from './SplitDrawer.module.css';

/** How the commission of a deal is split, share by share. */
export function SplitDrawer({ deal, onClose }: { deal: DealRow | undefined; onClose: () => void }) {
  return (
    <RecordDrawer
      of={deal}
      call={api.splits}
      input={({ dealId }) => ({ params: { id: dealId } })}
      title={({ dealNo }) => `${dealNo}: commission split`}
      onClose={onClose}
      skeleton={200}
    >
      {(splits, { dealId }) => <Splits dealId={dealId} splits={splits} />}
    </RecordDrawer>
  );
}

function Splits({ dealId, splits }: { dealId: string; splits: Data<typeof commission.splits> }) {
  const { dealNo, commissionCents, isClosed, forfeitedCents, rows, project, projects } = splits;
  const isFrozen = rows.some(({ frozenAt }) => frozenAt);
  return (
    <>
      <p className={classes.total}>
        Commission before GST <strong>{formatMoney(commissionCents)}</strong>
      </p>
      {forfeitedCents !== null && (
        <p className={classes.total}>
          It fell through, and <strong>{formatMoney(forfeitedCents)}</strong> before GST was forfeited to the agency.
          That is split as the commission was.
        </p>
      )}
      {!isClosed && (
        <Group>
          <Button
            component={RouteLink}
            to={`/agency-desk/finance/deals/${dealId}/revision`}
            variant="default"
            size="xs"
          >
            Revise deal
          </Button>
        </Group>
      )}
      {!isClosed && (projects.length > 0 || project) && (
        <DealProject key={project} dealId={dealId} project={project} projects={projects} isFrozen={isFrozen} />
      )}
      {rows.length === 0 && <p>It is not split yet. This happens within minutes.</p>}
      {rows.map((row) => (
        <Share key={row.shareId} row={row} />
      ))}
      {isFrozen && !isClosed && <Resplit dealId={dealId} />}
      <LedgerEntries of={{ deal: dealNo }} />
    </>
  );
}

function Share({ row }: { row: Split }) {
  const { name, agencyName, planName, frozenAt, cents, lines, steps } = row;
  return (
    <section className={classes.share}>
      <h3 className={classes.name}>
        {name} <span className={classes.note}>{agencyName ?? `plan ${planName}${frozenAt ? '' : ', expected'}`}</span>
      </h3>
      <ComputedLines lines={lines} cents={cents} agencyName={agencyName} />
      {steps.length > 0 && (
        <Disclosure head="How computed">
          <HowComputed computed={row} />
        </Disclosure>
      )}
    </section>
  );
}
