import { Stack } from '@mantine/core';
import { IconCheck, IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { AttachedFiles } from '#features/media/web/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { ApprovalBadge } from '../badges.tsx';
import { approvals, attendanceSources, components, modes, writeHours } from '../cpd.words.ts';
import { declarationList } from '../lists.web.ts';
import type { Declaration } from './declarations.calls.ts';
import { declarationFields } from './declarations.words.ts';

/** /agency-desk/courses/declared: hours that salespeople declared themselves, to be approved. */
export function DeclarationsPage() {
  const [opened, setOpened] = useState<string>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ListPage
        fields={declarationFields}
        call={api.declarations}
        file={api.declarationsSheet}
        search={declarationList}
        name="cpd-declarations"
        title="Courses"
        label="Declared hours"
        rowId="attendanceId"
        onOpen={({ attendanceId }) => setOpened(attendanceId)}
        searches="Name or training"
        selects={[{ name: 'approval', label: 'State', options: optionsOf(approvals), width: 150 }]}
        columns={[
          { field: 'name', under: 'registrationNo', card: 'address', width: 220 },
          { field: 'title', under: 'provider' },
          { field: 'component', width: 220 },
          { field: 'hours', width: 80 },
          { field: 'to', width: 120 },
          { field: 'hasEvidence', width: 100 },
          {
            field: 'approval',
            card: 'state',
            width: 130,
            cell: ({ approval }) => <ApprovalBadge approval={approval} />,
          },
        ]}
        empty={
          <EmptyState icon={IconClipboardCheck} title="Nothing declared yet">
            Training that salespeople attended elsewhere is shown here for approval.
          </EmptyState>
        }
      />
      <RecordDrawer
        of={opened}
        call={api.declaration}
        input={(id) => ({ params: { id } })}
        title="Declared hours"
        onClose={close}
      >
        {(declaration) => <One declaration={declaration} onDone={close} />}
      </RecordDrawer>
    </>
  );
}

function One({ declaration, onDone }: { declaration: Declaration; onDone: () => void }) {
  const { attendanceId, name, registrationNo, title, provider, hours, approval, evidence } = declaration;
  const [isRejecting, setRejecting] = useState(false);
  const decide = useChange(api.decideDeclaration, {
    says: (_, { body }) => (body.approval === 'APPROVED' ? 'Hours approved.' : 'Hours rejected.'),
    onDone,
  });
  const params = { id: attendanceId };
  return (
    <Stack gap="lg">
      <RecordHead
        title={title}
        number={`${hours} h`}
        state={<ApprovalBadge approval={approval} />}
        line={[name, registrationNo, provider]}
        {...(approval === 'PENDING' && {
          primary: {
            label: 'Approve',
            icon: IconCheck,
            loading: decide.isPending,
            onClick: () => decide.mutate({ params, body: { approval: 'APPROVED' } }),
          },
          second: { label: 'Reject', onClick: () => setRejecting(true) },
        })}
      />
      <DeclarationFacts declaration={declaration} />
      <Similar declaration={declaration} />
      {evidence ? (
        <AttachedFiles files={[evidence]} label={`Evidence of ${title}`} />
      ) : (
        <Notice tone="warning">No evidence is attached.</Notice>
      )}
      <ReasonDialog
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        onConfirm={(why) => decide.mutateAsync({ params, body: { approval: 'REJECTED', reason: why } })}
        title="Reject the hours?"
        label="Reason"
        most={300}
        confirm="Reject"
        danger
      >
        {name} is told the reason.
      </ReasonDialog>
    </Stack>
  );
}

const daysOf = ({ from, to }: Pick<Declaration, 'from' | 'to'>): string =>
  from === to ? formatDay(to) : `${formatDay(from)} – ${formatDay(to)}`;

function DeclarationFacts({ declaration }: { declaration: Declaration }) {
  const { component, category, mode, certificateNo, reason, decidedBy } = declaration;
  return (
    <Facts
      items={[
        { label: 'Component', value: components[component] },
        { label: 'Date', value: daysOf(declaration) },
        { label: 'Mode', value: modes[mode] },
        { label: 'Topic', value: category },
        { label: 'Certificate no.', value: certificateNo },
        { label: 'Decided by', value: decidedBy },
        { label: 'Reason', value: reason, wide: true },
      ]}
    />
  );
}

/** Other hours of the same person that may be of the same training. */
function Similar({ declaration: { similar } }: { declaration: Declaration }) {
  if (similar.length === 0) return null;
  return (
    <Notice tone="warning" title="Possible duplicates">
      {similar.map((other) => (
        <p key={other.id}>
          {other.title}, {daysOf(other)}: {writeHours(other.hours)} h · {attendanceSources[other.source]} ·{' '}
          {approvals[other.approval]}
        </p>
      ))}
    </Notice>
  );
}
