import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import type { bankCalls } from './bank.calls.ts';

type Import = Data<typeof bankCalls.bankImports>[number];

/** The last statements that were imported, each to be undone while that is possible. */
export function EarlierImports({ onUndone }: { onUndone: (importId: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Imports
      </Button>
      <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title="Imported statements">
        {isOpen && <Imports onUndone={onUndone} />}
      </SideDrawer>
    </>
  );
}

function Imports({ onUndone }: { onUndone: (importId: string) => void }) {
  const found = useData(api.bankImports, {});
  return (
    <Loaded of={found}>
      {(imports) => (
        <Stack gap="sm">
          {imports.length === 0 && <Text size="sm">No statement has been imported.</Text>}
          {imports.map((each) => (
            <One key={each.importId} of={each} onUndone={() => onUndone(each.importId)} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function One({ of, onUndone }: { of: Import; onUndone: () => void }) {
  const undo = useChange(api.undoBankImport, { onDone: onUndone });
  const held = heldWords(of);
  return (
    <Panel>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {of.file}
          </Text>
          <Text size="sm" c="dimmed">
            <Instant at={of.importedAt} />, {of.importedBy}
          </Text>
          <Text size="sm">
            {of.lines === 1 ? '1 line' : `${formatCount(of.lines)} lines`}
            {held && `. ${held}`}
          </Text>
        </div>
        {!held && (
          <ConfirmButton
            label="Undo"
            title={`Undo the import of ${of.file}?`}
            onConfirm={() => undo.mutateAsync({ params: { id: of.importId } })}
          >
            The lines that it brought are taken out. That is possible while none of them is matched, booked or set
            aside.
          </ConfirmButton>
        )}
      </Group>
    </Panel>
  );
}

/** Why an import can't be undone; empty if it can be. */
const heldWords = ({ used, isCompared }: Import): string => {
  if (used > 0) return `${formatCount(used)} matched, booked or set aside: can’t be undone`;
  return isCompared ? 'Compared with a later statement: undo that one first' : '';
};
