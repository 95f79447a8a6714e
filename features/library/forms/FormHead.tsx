import { Modal } from '@mantine/core';
import { IconDownload, IconFolderSymlink, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { formAddress } from './downloads.web.ts';
import type { FormRecord, Version } from './forms.calls.ts';
import { NewVersion } from './NewVersion.tsx';
import { InForce } from './VersionState.tsx';

/** What the desk does with a form outside its drawer. */
export type DeskActs = { onMove: (form: FormRecord) => void; onBin: (form: FormRecord) => void };

type Props = {
  form: FormRecord;
  /** The version whose pages are shown below. */
  shown: Pick<Version, 'version' | 'fileName' | 'effectiveOn' | 'supersededOn'>;
  desk: DeskActs | undefined;
};

/** The head of a form: its name and the version that is shown, to download it; the desk has more. */
export function FormHead({ form, shown, desk }: Props) {
  const { id, folder } = form;
  const [asking, setAsking] = useState<'version' | 'name'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <RecordHead
        title={shown.fileName}
        number={`Version ${shown.version}`}
        state={<InForce of={shown} />}
        line={[folder, `from ${formatDay(shown.effectiveOn)}`]}
        primary={{ label: 'Download', icon: IconDownload, file: formAddress(id, shown.version) }}
        {...(desk && {
          second: { label: 'New version', icon: IconUpload, onClick: () => setAsking('version') },
          more: [
            { label: 'Rename', icon: IconPencil, onClick: () => setAsking('name') },
            { label: 'Move to…', icon: IconFolderSymlink, onClick: () => desk.onMove(form) },
            { kind: 'danger', label: 'Move to bin', icon: IconTrash, onClick: () => desk.onBin(form) },
          ],
        })}
      />
      <NewVersion form={form} opened={asking === 'version'} onClose={close} />
      <Modal
        opened={asking === 'name'}
        onClose={close}
        title="Rename form"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
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
