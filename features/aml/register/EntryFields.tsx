import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { MultiSelect } from '#platform/web/form/pickers.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import { type RedFlag, redFlags } from './register.words.ts';

export const emptyEntry = { subject: '', transaction: '', redFlags: [] as RedFlag[], funds: '', narrative: '' };

const flags = Object.entries(redFlags).map(([value, words]) => ({ value, label: `${value} ${words}` }));

/** Fields of a suspicion. */
export const EntryFields = ({ form }: { form: AnyForm }) => (
  <>
    <TextInput label="Subject" {...form.field('subject', { required: true })} />
    <TextInput label="Transaction" description="Case, property, price" {...form.field('transaction')} />
    <MultiSelect label="Warning signs" searchable data={flags} {...form.field('redFlags')} />
    <TextInput label="Funds" description="Where the money comes from and goes to" {...form.field('funds')} />
    <Textarea label="What happened" autosize minRows={5} {...form.field('narrative', { required: true })} />
  </>
);
