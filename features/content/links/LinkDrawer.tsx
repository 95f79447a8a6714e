import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Switch, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import type { Link, LinkInput } from './links.calls.ts';
import { type LinkGroup, linkGroups, linkIcons } from './links.words.ts';

type Props = { editing: Link | 'new' | undefined; group: LinkGroup; onClose: () => void };

/** A new link, or one that is changed. */
export function LinkDrawer({ editing, group, onClose }: Props) {
  return (
    <SideDrawer opened={editing !== undefined} onClose={onClose} title={editing === 'new' ? 'New link' : 'Edit link'}>
      {editing === 'new' && <NewLink group={group} onDone={onClose} />}
      {editing && editing !== 'new' && <OneLink link={editing} onDone={onClose} />}
    </SideDrawer>
  );
}

function NewLink({ group, onDone }: { group: LinkGroup; onDone: () => void }) {
  const initialValues: LinkInput = { group, title: '', description: '', address: '', icon: 'link', isHidden: false };
  const form = useCallForm(api.addLink, { initialValues, input: (body) => ({ body }), onDone });
  return <LinkFields form={form} submitLabel="Add link" onDone={onDone} />;
}

function OneLink({ link: { id, ...initialValues }, onDone }: { link: Link; onDone: () => void }) {
  const form = useCallForm(api.changeLink, { initialValues, input: (body) => ({ params: { id }, body }), onDone });
  return <LinkFields form={form} submitLabel="Save" onDone={onDone} />;
}

type FieldsProps = { form: GableForm<LinkInput>; submitLabel: string; onDone: () => void };

const LinkFields = ({ form, submitLabel, onDone }: FieldsProps) => (
  <FormShell form={form} label="Link" submitLabel={submitLabel} showState={false} onCancel={onDone}>
    <TextInput label="Title" {...form.field('title')} />
    <TextInput label="Address" description="Begins with https://" type="url" {...form.field('address')} />
    <Textarea label="Description" {...form.field('description')} />
    <Select label="Page" data={optionsOf(linkGroups)} {...form.field('group')} />
    <Select label="Icon" data={optionsOf(linkIcons)} {...form.field('icon')} />
    <Switch label="Hidden" description="Shown on this desk only" {...form.field('isHidden')} />
  </FormShell>
);
