import { Modal } from '@mantine/core';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import type { DeskFolder } from './folders.calls.ts';

/** A folder that is renamed, or where a new one is added. */
export type Named = { rename: DeskFolder } | { below: string | null };

/** Asks for the name of a folder. */
export function FolderDialog({ naming, onClose }: { naming: Named | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={naming !== undefined}
      onClose={onClose}
      title={naming && 'rename' in naming ? 'Rename folder' : 'New folder'}
      size="sm"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {naming &&
        ('rename' in naming ? (
          <Rename folder={naming.rename} onDone={onClose} />
        ) : (
          <Add below={naming.below} onDone={onClose} />
        ))}
    </Modal>
  );
}

function Rename({ folder: { id, name, isHidden }, onDone }: { folder: DeskFolder; onDone: () => void }) {
  const form = useCallForm(api.changeFolder, {
    initialValues: { name },
    input: (body) => ({ params: { id }, body: { ...body, isHidden } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Rename folder" showState={false} guard={false} onCancel={onDone}>
      <TextInput label="Name" autoFocus {...form.field('name')} />
    </FormShell>
  );
}

function Add({ below, onDone }: { below: string | null; onDone: () => void }) {
  const form = useCallForm(api.addFolder, {
    initialValues: { name: '' },
    input: (body) => ({ body: { ...body, parentId: below } }),
    onDone,
  });
  return (
    <FormShell
      form={form}
      label="New folder"
      submitLabel="Add folder"
      showState={false}
      guard={false}
      onCancel={onDone}
    >
      <TextInput label="Name" autoFocus {...form.field('name')} />
    </FormShell>
  );
}
