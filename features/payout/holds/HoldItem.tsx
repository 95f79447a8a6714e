import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { Item, Line } from '../lines/lines.calls.ts';
import type { HoldKind, RunKind } from '../payout.words.ts';

type Subject = { kind: HoldKind; source: string; label: string };

/** A refund is held by itself alone. */
const payeeKinds: Partial<Record<RunKind, HoldKind>> = { SALESPEOPLE: 'PERSON', COBROKERS: 'AGENCY' };

/** Holds an item of a line, its deal, or whatever goes to its payee. The run is then not approved or sent. */
export function HoldItem({ item, line, kind }: { item: Item; line: Line; kind: RunKind }) {
  const [asked, setAsked] = useState<Subject>();
  const hold = useChange(api.hold);
  const { source, dealId, of } = item;
  const payee = payeeKinds[kind];
  const subjects: Subject[] = [
    ...(item.kind === 'GST' ? [] : [{ kind: 'ITEM' as const, source, label: 'this item' }]),
    ...(dealId ? [{ kind: 'DEAL' as const, source: dealId, label: `deal ${of}` }] : []),
    ...(payee ? [{ kind: payee, source: line.payeeId, label: line.name }] : []),
  ];
  return (
    <>
      <MoreActions>
        {subjects.map((subject) => (
          <Menu.Item key={subject.kind} onClick={() => setAsked(subject)}>
            Hold {subject.label}
          </Menu.Item>
        ))}
      </MoreActions>
      <ReasonDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={(reason) =>
          asked
            ? hold.mutateAsync({ body: { kind: asked.kind, source: asked.source, reason } })
            : Promise.resolve(undefined)
        }
        title={`Hold ${asked?.label ?? ''}?`}
        label="Reason"
        most={200}
        confirm="Hold"
      >
        The run can’t go on with it: discard or withdraw the run, and create another. The hold is released under
        Payouts, Holds.
      </ReasonDialog>
    </>
  );
}
