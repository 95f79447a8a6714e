import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { keepingList } from '../lists.web.ts';
import { formAddress } from '../places.words.ts';
import { keepingFields, keepingStates } from './keeping.words.ts';
import { Purges } from './Purges.tsx';

/** /agency-desk/compliance/keeping: forms whose time of keeping is over, and what was purged. */
export function KeepingPage() {
  const [chosen, setChosen] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  const ask = useChange(api.askPurge);
  const count = chosen.length === 1 ? '1 form' : `${chosen.length} forms`;
  return (
    <>
      <ListPage
        fields={keepingFields}
        call={api.keptForms}
        file={api.keptFormsSheet}
        search={keepingList}
        name="kept-forms"
        title="Record keeping"
        notice={<Purges />}
        label="Forms past their keeping period"
        rowId="id"
        to={({ id }) => formAddress(id)}
        searches="Customer, property or form"
        selects={[{ name: 'state', label: 'State', options: optionsOf(keepingStates) }]}
        columns={[
          { field: 'name', under: 'formNo', card: 'address', width: 200 },
          { field: 'property', width: 220 },
          { field: 'cDDFor', width: 140 },
          { field: 'dueOn', width: 120 },
          { field: 'state', card: 'state', width: 160 },
          { field: 'salesperson', width: 150 },
          {
            id: 'hold',
            header: 'Legal hold',
            width: 110,
            verbs: true,
            cell: ({ id, formNo, state }) => <Hold id={id} formNo={formNo} state={state} />,
          },
        ]}
        selection={{
          ids: chosen,
          onChange: setChosen,
          rowLabel: ({ formNo }) => `form ${formNo}`,
          isFor: ({ state }) => state === 'DUE',
          actions: (
            <Button size="sm" onClick={() => setAsking(true)}>
              Purge
            </Button>
          ),
        }}
        empty={
          <EmptyState icon={IconArchive} title="Nothing is due">
            Due diligence is kept for five years after the transaction ends. What is past that is listed here.
          </EmptyState>
        }
      />
      <ReasonDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await ask.mutateAsync({ body: { formIds: chosen, reason } });
          setChosen([]);
        }}
        title={`Purge ${count}?`}
        label="Reason"
        most={500}
        confirm="Ask another officer"
      >
        Once another officer approves, the forms, their documents and what was signed are deleted for good. With the
        last form of a customer who is no contact any more, their screening goes, too: people, hits, decisions and
        reports. The audit trail and the number of what was purged stay.
      </ReasonDialog>
    </>
  );
}

type HoldProps = { id: string; formNo: string; state: keyof typeof keepingStates };

function Hold({ id, formNo, state }: HoldProps) {
  const [opened, setOpened] = useState(false);
  const hold = useChange(api.holdForm);
  const lift = useChange(api.liftHold);
  if (state === 'ASKED') return null;
  if (state === 'HELD')
    return (
      <ConfirmButton
        size="xs"
        label="Lift"
        title={`Lift the legal hold of ${formNo}?`}
        onConfirm={() => lift.mutateAsync({ params: { id } })}
      >
        The form can be purged then. Another officer lifts it than who placed it.
      </ConfirmButton>
    );
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={`Hold form ${formNo}`} onClick={() => setOpened(true)}>
        Hold
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={(reason) => hold.mutateAsync({ params: { id }, body: { reason } })}
        title={`Put ${formNo} on legal hold?`}
        label="Reason"
        most={500}
        confirm="Hold"
      >
        It is not purged until the hold is lifted.
      </ReasonDialog>
    </>
  );
}
