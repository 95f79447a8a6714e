import { useWatch } from 'react-hook-form';
import { CountrySelect, IdentityFields } from '#features/particulars/web/index.ts';
import { type IdType, idTypesOf, type PartyKind, partyKinds } from '#features/particulars/words/kinds.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import type { Case, SubjectInput } from './cases.calls.ts';

/** Form values of a screened person; one other name per line. */
export type SubjectValues = {
  kind: PartyKind;
  name: string;
  aliases: string;
  idType: IdType;
  idNumber: string;
  nationality: string;
  dateOfBirth: string | null;
  birthUnknown: boolean;
};

export const emptySubject: SubjectValues = {
  kind: 'INDIVIDUAL',
  name: '',
  aliases: '',
  idType: 'NRIC',
  idNumber: '',
  nationality: '',
  dateOfBirth: null,
  birthUnknown: false,
};

export const subjectValues = (subject: Case['subjects'][number]): SubjectValues => {
  const { kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown } = subject;
  return { kind, name, aliases: aliases.join('\n'), idType, idNumber: '', nationality, dateOfBirth, birthUnknown };
};

export const subjectInput = (values: SubjectValues): SubjectInput => {
  const { kind, name, aliases, idType, idNumber, nationality, dateOfBirth, birthUnknown } = values;
  return {
    kind,
    name,
    aliases: aliases
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    idType: idTypesOf(kind).includes(idType) ? idType : (idTypesOf(kind)[0] ?? idType),
    ...(idNumber && { idNumber }),
    nationality,
    dateOfBirth,
    birthUnknown,
  };
};

/** A person is not screened without a date of birth, unless it is said that nobody knows it. */
export const subjectRules = ({ kind, dateOfBirth, birthUnknown }: SubjectValues) => ({
  dateOfBirth:
    kind === 'INDIVIDUAL' && !dateOfBirth && !birthUnknown ? 'Give the date, or say that it is not known.' : null,
});

type Props = { form: AnyForm; storedNumber?: string | undefined };

/** Particulars that a person is screened by. */
export function SubjectFields({ form, storedNumber }: Props) {
  const names = ['kind', 'birthUnknown'] as const;
  const [kind, birthUnknown] = useWatch({ control: form.control, name: names }) as [PartyKind, boolean];
  const isPerson = kind === 'INDIVIDUAL';
  return (
    <>
      <Select label="Kind" data={optionsOf(partyKinds)} {...form.field('kind')} />
      <TextInput
        label={isPerson ? 'Full name' : 'Name'}
        description={isPerson ? 'As on the identity document, in any order' : undefined}
        {...form.field('name', { required: true })}
      />
      <Textarea
        label="Other names"
        description="One per line: aliases, former names, names in another script"
        autosize
        minRows={1}
        {...form.field('aliases')}
      />
      {isPerson && (
        <>
          <DayInput label="Date of birth" {...form.field('dateOfBirth', { required: !birthUnknown })} />
          <Checkbox
            label="The date of birth is not known"
            description="More people will look alike, and each is checked by hand"
            {...form.field('birthUnknown')}
          />
        </>
      )}
      <FieldGrid>
        <CountrySelect label={isPerson ? 'Nationality' : 'Registered in'} field={form.field('nationality')} />
      </FieldGrid>
      <IdentityFields form={form} types={idTypesOf(kind)} storedNumber={storedNumber} optional />
    </>
  );
}
