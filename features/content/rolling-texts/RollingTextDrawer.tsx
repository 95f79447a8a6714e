import type { RowIn } from '#platform/contract/list-calls.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { PublicationFields } from '../publication/PublicationFields.tsx';
import {
  newPublication,
  type PublicationValues,
  publicationInput,
  publicationRules,
  publicationValues,
} from '../publication/publicationForm.web.ts';
import type { content } from '../room.calls.ts';

export type RollingTextRow = RowIn<(typeof content)['deskRollingTexts']>;
type Props = { editing: RollingTextRow | 'new' | undefined; onClose: () => void };

/** A new rolling text, or one that is changed. */
export function RollingTextDrawer({ editing, onClose }: Props) {
  return (
    <SideDrawer
      opened={editing !== undefined}
      onClose={onClose}
      title={editing === 'new' ? 'New rolling text' : 'Rolling text'}
    >
      {editing && <RollingTextForm stored={editing === 'new' ? undefined : editing} onDone={onClose} />}
    </SideDrawer>
  );
}

type Values = PublicationValues & { text: string; link: string; place: number | null };

function RollingTextForm({ stored, onDone }: { stored: RollingTextRow | undefined; onDone: () => void }) {
  const silent = { silent: 'failure' } as const;
  const add = useChange(api.addRollingText, silent);
  const change = useChange(api.changeRollingText, silent);
  const remove = useChange(api.removeRollingText, { onDone });
  const form = useGableForm<Values>({
    initialValues: {
      ...(stored ? publicationValues(stored) : newPublication),
      text: stored?.text ?? '',
      link: stored?.link ?? '',
      place: stored?.place ?? 1,
    },
    rules: (values) => ({ text: values.text.trim() === '' ? required : null, ...publicationRules(values) }),
    onSubmit: async ({ text, link, place, ...publication }) => {
      const body = { text, link, place: place ?? 1, ...publicationInput(publication) };
      if (stored) await change.mutateAsync({ params: { id: stored.id }, body });
      else await add.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <FormShell
      form={form}
      label="Rolling text"
      showState={false}
      onCancel={onDone}
      start={
        stored && (
          <ConfirmButton
            label="Delete"
            title="Delete this rolling text?"
            onConfirm={() => remove.mutateAsync({ params: { id: stored.id } })}
          >
            {stored.text}
          </ConfirmButton>
        )
      }
    >
      <Textarea label="Text" maxLength={200} {...form.field('text', { required: true })} />
      <TextInput label="Link" description="https://… or / for a page here" {...form.field('link')} />
      <NumberInput label="Order" description="The lowest comes first" {...form.field('place')} />
      <PublicationFields form={form as unknown as GableForm<PublicationValues>} isOut={stored?.state === 'published'} />
    </FormShell>
  );
}
