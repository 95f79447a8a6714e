import { Modal } from '@mantine/core';
import { required } from '#platform/contract/required.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { pathOf } from '../useLibrary.web.ts';
import type { DeskFolder } from './folders.calls.ts';

/**
 * A form or folder to move: its name, the folders that it can't go to, and the call that moves it. Folders can go to the top, where there
 * are no forms.
 */
export type Moving = {
  what: string;
  folders: DeskFolder[];
  isNot: (id: string) => boolean;
  mayBeTop?: boolean;
  move: (to: DeskFolder | null) => Promise<unknown>;
};

/** Asks for the folder that something is moved to. */
export function MoveDialog({ moving, onClose }: { moving: Moving | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={moving !== undefined}
      onClose={onClose}
      title={`Move ${moving?.what ?? ''}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {moving && <MoveForm {...moving} onDone={onClose} />}
    </Modal>
  );
}

const top = 'top';

function MoveForm({ folders, isNot, mayBeTop = false, move, onDone }: Moving & { onDone: () => void }) {
  const form = useGableForm({
    initialValues: { folder: null as string | null },
    rules: ({ folder }) => ({ folder: folder ? null : required }),
    onSubmit: async ({ folder }) => {
      await move(folders.find(({ id }) => id === folder) ?? null);
      onDone();
    },
  });
  const options = folders.filter(({ id }) => !isNot(id)).map(({ id }) => ({ value: id, label: pathOf(folders, id) }));
  return (
    <FormShell form={form} label="Move" submitLabel="Move" showState={false} guard={false} onCancel={onDone}>
      <ListSelect
        label="To folder"
        searchable
        data={mayBeTop ? [{ value: top, label: 'Top level' }, ...options] : options}
        nothingFoundMessage="No such folder"
        {...form.field('folder', { required: true })}
      />
    </FormShell>
  );
}
