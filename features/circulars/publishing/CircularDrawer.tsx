import { useNavigate } from '@tanstack/react-router';
import { AudienceInput, RichTextInput } from '#features/content/index.web.ts';
import { emptyText } from '#features/content/rich-text/plain-text.rules.ts';
import { wideAudiences } from '#features/people/audience/audience-key.rules.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { api } from '../api.web.ts';
import { circularCategories, circularTypes, deskAddress } from '../circulars.words.ts';
import { CircularSelect } from './CircularSelect.tsx';
import { CircularInput, type DeskCircular } from './publishing.calls.ts';
import { refNoNote } from './ref-no.rules.ts';

type Editing = DeskCircular | 'new';

/** A circular as the desk writes it, beside the list or its page. */
export function CircularDrawer({ editing, onClose }: { editing: Editing | undefined; onClose: () => void }) {
  return (
    <SideDrawer
      wide
      opened={editing !== undefined}
      onClose={onClose}
      title={editing === 'new' ? 'New circular' : 'Edit circular'}
    >
      {editing && <CircularForm editing={editing} onDone={onClose} />}
    </SideDrawer>
  );
}

/** An audience with its names, which the input shows. */
type Values = Omit<CircularInput, 'audience'> & Pick<DeskCircular, 'audience'> & { isMaterial: boolean };
const inputRules = schemaRules(CircularInput);

const valuesOf = (editing: Editing, today: string): Values => {
  if (editing === 'new')
    return {
      refNo: '',
      title: '',
      type: 'PRACTICE_CIRCULAR',
      category: 'ADVERTISING',
      issuedOn: today,
      effectiveOn: null,
      supersedes: null,
      body: emptyText,
      audience: [{ key: 'everyone', name: wideAudiences.everyone ?? '' }],
      acknowledgeBy: null,
      isMaterial: false,
    };
  const { refNo, title, type, category, issuedOn, effectiveOn, supersedes, body, audience, acknowledgeBy } = editing;
  return {
    refNo,
    title,
    type,
    category,
    issuedOn,
    effectiveOn,
    supersedes: supersedes?.circularId ?? null,
    body,
    audience,
    acknowledgeBy,
    isMaterial: false,
  };
};

const inputOf = ({ isMaterial: _, audience, ...input }: Values): CircularInput => ({
  audience: audience.map(({ key }) => key),
  ...input,
});

function CircularForm({ editing, onDone }: { editing: Editing; onDone: () => void }) {
  const navigate = useNavigate();
  const write = useChange(api.write, { silent: 'failure' });
  const rewrite = useChange(api.rewrite, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: valuesOf(editing, useToday()),
    rules: (values) => inputRules(inputOf(values)),
    onSubmit: async (values) => {
      const body = inputOf(values);
      if (editing === 'new') {
        const { circularId } = await write.mutateAsync({ body });
        onDone();
        return navigate({ to: deskAddress(circularId) });
      }
      const { circularId, revision } = editing;
      await rewrite.mutateAsync({
        params: { id: circularId },
        body: { revision, isMaterial: values.isMaterial, ...body },
      });
      return onDone();
    },
  });
  return (
    <FormShell form={form} label="Circular" submitLabel="Save" showState={false} onCancel={onDone}>
      <FieldGrid>
        <Select label="Type" data={optionsOf(circularTypes)} {...form.field('type', { required: true })} />
        <RefNo form={form} />
      </FieldGrid>
      <TextInput label="Title" maxLength={160} {...form.field('title', { required: true })} />
      <FieldGrid>
        <Select label="Category" data={optionsOf(circularCategories)} {...form.field('category', { required: true })} />
        <CircularSelect
          label="Supersedes"
          chosen={editing === 'new' ? null : editing.supersedes}
          {...form.field('supersedes')}
        />
        <DayInput label="Issued on" {...form.field('issuedOn', { required: true })} />
        <DayInput label="Effective from" {...form.field('effectiveOn')} />
      </FieldGrid>
      <RichTextInput
        label="Text"
        description="May stay empty where an attachment says it all"
        {...form.field('body')}
      />
      <AudienceInput label="For" {...form.field('audience', { required: true })} />
      <DayInput
        label="Acknowledge by"
        description="Leave empty if reading it is enough"
        {...form.field('acknowledgeBy')}
      />
      {editing !== 'new' && editing.announcedAt !== null && (
        <Checkbox
          label="This is a material change"
          description="Everyone is notified and asked to read it again. Who read the version before stays on record"
          {...form.field('isMaterial')}
        />
      )}
    </FormShell>
  );
}

/** A number of another form than the regulator’s is unusual, not wrong. */
function RefNo({ form }: { form: GableForm<Values> }) {
  const note = useValues(form, ({ type, refNo }) => refNoNote(type, refNo));
  return (
    <TextInput
      label="Ref. no."
      maxLength={40}
      description={note ?? 'As CEA numbers it, such as PC 02-26'}
      {...form.field('refNo')}
    />
  );
}
