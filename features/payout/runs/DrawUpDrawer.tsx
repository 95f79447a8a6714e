import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Day } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { required } from '#platform/contract/required.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { type RunKind, runKinds } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { ToSameAccount } from './ToSameAccount.tsx';
import { VoidInFile } from './VoidInFile.tsx';

/** Draws up a run, with what it would pay and hold in view. */
export function DrawUpDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Create payout run">
      <Proposed onDone={onClose} />
    </SideDrawer>
  );
}

/** The form begins with the days that the settings propose. */
function Proposed({ onDone }: { onDone: () => void }) {
  const found = useData(api.days, {});
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={220} aria-busy="true" />;
  return <DrawUpForm days={found.data} onDone={onDone} />;
}

type FormProps = { days: Data<typeof payout.days>; onDone: () => void };

function DrawUpForm({ days, onDone }: FormProps) {
  const navigate = useNavigate();
  const drawUp = useChange(api.drawUp, { silent: 'failure' });
  const form = useGableForm({
    initialValues: {
      kind: 'SALESPEOPLE' as RunKind,
      cutOff: days.cutOff as Day | null,
      payDay: days.payDay as Day | null,
    },
    rules: ({ cutOff, payDay }) => ({ cutOff: cutOff ? null : required, payDay: payDay ? null : required }),
    onSubmit: async ({ kind, cutOff, payDay }) => {
      const { runId } = await drawUp.mutateAsync({ body: { kind, cutOff: cutOff ?? '', payDay: payDay ?? '' } });
      onDone();
      await navigate({ to: `/agency-desk/finance/payouts/${runId}` });
    },
  });
  const cutOff = useValues(form, (values) => values.cutOff);
  const kind = useValues(form, (values) => values.kind);
  // What it draws up itself is open before the page is left.
  const isDone = form.saving === 'saving' || form.saving === 'saved';
  const open = isDone ? undefined : days.open.find((run) => run.kind === kind);
  return (
    <Stack gap={20}>
      <SegmentedControl aria-label="To pay" fullWidth data={optionsOf(runKinds)} {...form.field('kind')} />
      {open ? (
        <IsOpen run={open} />
      ) : (
        <FormShell
          form={form}
          label="Create payout run"
          submitLabel="Create payout run"
          showState={false}
          guard={false}
        >
          <DayInput
            label="Cut-off"
            description={
              kind === 'REFUNDS'
                ? 'Refunds that were approved until the end of this day are paid'
                : 'Money that cleared until the end of this day is paid'
            }
            {...form.field('cutOff', { required: true })}
          />
          <DayInput label="Pay day" {...form.field('payDay', { required: true })} />
          {cutOff && <Next kind={kind} cutOff={cutOff} />}
        </FormShell>
      )}
    </Stack>
  );
}

/** Another run of the kind comes first. */
function IsOpen({ run: { runId, number } }: { run: FormProps['days']['open'][number] }) {
  return (
    <Notice
      tone="warning"
      title={number ? `${number} is open` : 'A draft of this kind is open'}
      action={
        <Button size="xs" variant="default" component={RouteLink} to={`/agency-desk/finance/payouts/${runId}`}>
          Open it
        </Button>
      }
    >
      Finish or discard it before you create another of its kind.
    </Notice>
  );
}

function Next({ kind, cutOff }: { kind: RunKind; cutOff: Day }) {
  const found = useData(api.next, { query: { kind, cutOff } }, { keepPrevious: true });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={160} aria-busy="true" />;
  const { people, netCents, toSameAccount, voidInFile, held, heldCents } = found.data;
  return (
    <Stack gap="md">
      <StatTiles
        tiles={[
          {
            label: people === 1 ? 'To 1 payee' : `To ${formatCount(people)} payees`,
            value: <Money cents={netCents} />,
          },
          {
            label: held.length === 1 ? 'Held, 1 item' : `Held, ${formatCount(held.length)} items`,
            value: <Money cents={heldCents} />,
          },
        ]}
      />
      {voidInFile.length > 0 && <VoidInFile voids={voidInFile} />}
      {toSameAccount.length > 0 && <ToSameAccount payments={toSameAccount} />}
      {held.length > 0 && (
        <>
          <Held held={held} />
          <Group>
            <Button variant="default" component={RouteLink} to={heldPlace({ kind, cutOff })}>
              Search what is held
            </Button>
            <DownloadButton address={urlOf(api.heldSheet, { query: { kind, cutOff } })}>
              Export what is held
            </DownloadButton>
          </Group>
        </>
      )}
    </Stack>
  );
}

/** So many are listed here; the page of held items has all of them. */
const shown = 50;

const heldPlace = (chosen: { kind: RunKind; cutOff: Day }) =>
  `/agency-desk/finance/payouts/held?${new URLSearchParams(chosen)}`;

function Held({ held }: { held: Data<typeof payout.next>['held'] }) {
  return (
    <>
      <MiniTable
        label="Held"
        rows={held.slice(0, shown)}
        columns={[
          {
            id: 'held',
            header: 'Held',
            cell: ({ name, of, reasons }) => (
              <TwoLines sub={reasons.map(({ words }) => words).join('; ')}>{`${name}, ${of}`}</TwoLines>
            ),
          },
          { id: 'amount', header: 'Amount (S$)', align: 'end', cell: ({ cents }) => <Money bare cents={cents} /> },
        ]}
      />
      {held.length > shown && <Text c="dimmed">and {formatCount(held.length - shown)} more</Text>}
    </>
  );
}
