import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { api } from '../api.web.ts';
import type { Case } from './cases.calls.ts';
import { subjectRoles } from './cases.words.ts';
import { emptySubject, SubjectFields, subjectInput, subjectRules, subjectValues } from './SubjectFields.tsx';

type Subject = Case['subjects'][number];
/** `new`: somebody is added. */
export type Edited = Subject | 'new' | undefined;
type Props = { amlCase: Case; edited: Edited; onClose: () => void };

/** Adds a person related to the customer, or corrects the particulars that a subject is screened by. */
export function SubjectDrawer({ amlCase, edited, onClose }: Props) {
  const shown = useLast(edited);
  return (
    <SideDrawer
      opened={edited !== undefined}
      onClose={onClose}
      title={shown === 'new' ? 'Somebody behind the customer' : (shown?.name ?? '')}
    >
      {shown === 'new' && <AddForm amlCase={amlCase} onDone={onClose} />}
      {shown && shown !== 'new' && <ChangeForm amlCase={amlCase} subject={shown} onDone={onClose} />}
    </SideDrawer>
  );
}

const { CUSTOMER: _, ...rolesBehind } = subjectRoles;

function AddForm({ amlCase: { aMLID, version, kind }, onDone }: { amlCase: Case; onDone: () => void }) {
  const form = useCallForm(api.addSubject, {
    initialValues: {
      ...emptySubject,
      role: (kind === 'INDIVIDUAL' ? 'PRINCIPAL' : 'OWNER') as keyof typeof rolesBehind,
    },
    input: ({ role, ...subject }) => ({
      params: { id: aMLID },
      body: { ...subjectInput(subject), role, version },
    }),
    rules: subjectRules,
    onDone,
  });
  return (
    <FormShell form={form} label="Somebody behind the customer" submitLabel="Screen" showState={false} guard={false}>
      <Select label="Role" data={optionsOf(rolesBehind)} {...form.field('role')} />
      <SubjectFields form={form} />
    </FormShell>
  );
}

type Change = { amlCase: Case; subject: Subject; onDone: () => void };

function ChangeForm({ amlCase: { aMLID, version }, subject, onDone }: Change) {
  const form = useCallForm(api.changeSubject, {
    initialValues: subjectValues(subject),
    input: (values) => ({
      params: { id: aMLID, subjectId: subject.subjectId },
      body: { ...subjectInput(values), version },
    }),
    rules: subjectRules,
    onDone,
  });
  return (
    <FormShell form={form} label={subject.name} submitLabel="Screen again" showState={false} guard={false}>
      <SubjectFields form={form} storedNumber={subject.idNumberMasked} />
    </FormShell>
  );
}
