import { Menu, Modal } from '@mantine/core';
import { IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { api } from '../api.web.ts';
import type { FormRecord } from './forms.calls.ts';
import { NewVersion } from './NewVersion.tsx';

type Props = { form: FormRecord; onMove: () => void; onBin: () => void };

/** Actions of the desk on an open form. */
export function FormActs({ form, onMove, onBin }: Props) {
  const [isNaming, setNaming] = useState(false);
  const close = () => setNaming(false);
  return (
    <>
      <NewVersion form={form} />
      <MoreActions>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setNaming(true)}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={<IconFolderSymlink size={16} />} onClick={onMove}>
          Move to…
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onBin}>
          Move to bin
        </Menu.Item>
      </MoreActions>
      <Modal opened={isNaming} onClose={close} title="Rename form" closeButtonProps={{ 'aria-label': 'Close' }}>
        <RenameForm form={form} onDone={close} />
      </Modal>
    </>
  );
}

function RenameForm({ form: { id, name }, onDone }: { form: FormRecord; onDone: () => void }) {
  const form = useCallForm(api.renameForm, {
    initialValues: { name },
    input: (body) => ({ params: { id }, body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Rename form" showState={false} guard={false} onCancel={onDone}>
      <TextInput label="Name" description="Its ending stays that of the file" autoFocus {...form.field('name')} />
    </FormShell>
  );
}

/** Takes back the last version, uploaded by mistake. */
export function RemoveVersion({ form: { id, versions }, version }: { form: FormRecord; version: number }) {
  const remove = useChange(api.removeVersion);
  if (versions.length < 2 || versions[0]?.version !== version) return null;
  return (
    <ConfirmButton
      size="xs"
      label="Remove"
      title={`Remove version ${version}?`}
      onConfirm={() => remove.mutateAsync({ params: { id, version } })}
    >
      Its file is deleted. The version before it is the last one then.
    </ConfirmButton>
  );
}
