import { Stack } from '@mantine/core';
import { useState } from 'react';
import { DealBadge } from '#features/deal/web/index.ts';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Disclosure } from '#platform/web/kit/page/Disclosure.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
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
export function SplitDrawer({ deal, ...ofList }: OfList & { deal: DealRow | undefined }) {
  return (
    <RecordDrawer
      of={deal}
      call={api.splits}
      input={({ dealId }) => ({ params: { id: dealId } })}
      title={({ dealNo }) => `${dealNo}: commission split`}
      {...ofList}
      skeleton={200}
    >
      {(splits, deal) => <Splits deal={deal} splits={splits} />}
    </RecordDrawer>
  );
}

function Splits({ deal, splits }: { deal: DealRow; splits: Data<typeof commission.splits> }) {
  const { dealNo, commissionCents, isClosed, forfeitedCents, rows, project, projects } = splits;
  const { dealId, caseNo, address, ownerName, signedOn } = deal;
  const [isChoosing, setChoosing] = useState(false);
  const isFrozen = rows.some(({ frozenAt }) => frozenAt);
  const mayChoose = !isClosed && (projects.length > 0 || project !== null);
  return (
    <Stack gap="lg">
      <RecordHead
        number={dealNo}
        state={<DealBadge deal={deal} />}
        title={address}
        line={[ownerName, `signed ${formatDay(signedOn)}`, caseNo]}
        figure={{ label: 'Commission before GST', cents: commissionCents }}
        {...(!isChoosing &&
          !isClosed && {
            second: { label: 'Revise deal', to: `/agency-desk/finance/deals/${dealId}/revision` },
            more: [mayChoose && { label: 'Change project', onClick: () => setChoosing(true) }],
          })}
      />
      {isChoosing ? (
        <DealProject
          dealId={dealId}
          project={project}
          projects={projects}
          isFrozen={isFrozen}
          onDone={() => setChoosing(false)}
        />
      ) : (
        <>
          <Facts items={[{ label: 'Project', value: project, wide: true }]} />
          {forfeitedCents !== null && (
            <Notice
              title={`It fell through, and ${formatMoney(forfeitedCents)} before GST was forfeited to the agency`}
            >
              That is split as the commission was.
            </Notice>
          )}
          {rows.length === 0 && <p>It is not split yet. This happens within minutes.</p>}
          {rows.map((row) => (
            <Share key={row.shareId} row={row} />
          ))}
          {isFrozen && !isClosed && <Resplit dealId={dealId} />}
          <LedgerEntries of={{ deal: dealNo }} />
        </>
      )}
    </Stack>
  );
}

function Share({ row }: { row: Split }) {
  const { name, agencyName, planName, frozenAt, cents, lines, steps } = row;
  return (
    <section>
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
