import { useWatch } from 'react-hook-form';
import { IdentityFields } from '#features/particulars/web/index.ts';
import { idTypesOf, isEntity, type PartyKind, partyKinds } from '#features/particulars/words/kinds.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { AgentField } from './AgentField.tsx';
import { BirthFields } from './BirthFields.tsx';
import classes from './Parties.module.css';
import { PartyDetails } from './PartyDetails.tsx';
import { PassFields } from './PassFields.tsx';
import type { Party } from './parties.calls.ts';
import { partySheet } from './party-sheet.words.ts';
import { isAskedForBirth, type PartyValues } from './partyForm.web.ts';
import { StandingFields } from './StandingFields.tsx';

type Props = {
  form: GableForm<PartyValues>;
  /** The saved party; undefined for a new one. */
  party: Party | undefined;
  /** The other parties of the same side. */
  others: Party[];
  info: Summary['info'];
};

const forms = (Object.entries(partyKinds) as [PartyKind, string][])
  .filter(([kind]) => isEntity(kind))
  .map(([value, label]) => ({ value, label }));

type KindProps = Pick<Props, 'form'> & { onChoose: (kind: PartyKind) => void };

function PersonOrBody({ form, onChoose }: KindProps) {
  const kind = useWatch({ control: form.control, name: 'kind' }) as PartyKind;
  return (
    <SegmentedControl
      aria-label={partySheet.kind.label}
      data={[
        { value: 'INDIVIDUAL', label: 'Individual' },
        { value: 'COMPANY', label: 'Company or entity' },
      ]}
      value={isEntity(kind) ? 'COMPANY' : 'INDIVIDUAL'}
      onChange={(next) => onChoose(next as PartyKind)}
      fullWidth
    />
  );
}

/** A person or a body of some legal form; the identity document follows. */
function KindFields({ form }: Pick<Props, 'form'>) {
  const isBody = useValues(form, ({ kind }) => isEntity(kind));
  const choose = (next: PartyKind) => {
    const types = idTypesOf(next);
    const { idType } = form.getValues();
    form.setValues({ kind: next, idType: types.includes(idType) ? idType : (types[0] ?? idType) });
  };
  return (
    <>
      <PersonOrBody form={form} onChoose={choose} />
      {isBody && (
        <Select
          label="Legal form"
          data={forms}
          {...form.field('kind', { required: true })}
          onChange={(next) => next && choose(next as PartyKind)}
        />
      )}
    </>
  );
}

/** All fields of a party. The fields that every party has come first, the rest is folded. */
export function PartyFields({ form, party, others, info }: Props) {
  const { kind, representedParty, isContact } = useValues(form, (values) => ({
    isContact: values.contactId !== null,
    kind: values.kind,
    representedParty: values.representedParty,
  }));
  const isBody = isEntity(kind);
  const asksBirth = useValues(form, (values) => isAskedForBirth(values, info));
  return (
    <div className={classes.fields}>
      <KindFields form={form} />
      <TextInput
        label={isBody ? 'Registered name' : partySheet.name.label}
        description={isBody ? 'As in the business profile' : 'As in the identity document'}
        autoComplete="off"
        data-autofocus
        {...form.field('name', { required: true })}
      />
      <IdentityFields form={form} types={idTypesOf(kind)} storedNumber={party?.idNumberMasked} optional={isContact} />
      {asksBirth && (
        <FieldGrid>
          <BirthFields form={form} />
        </FieldGrid>
      )}
      <FieldGrid>
        <TypedInput
          label={partySheet.phone.label}
          read={readPhone}
          written={phoneField}
          type="tel"
          {...form.field('phone')}
        />
        <TextInput label={partySheet.email.label} type="email" autoComplete="off" {...form.field('email')} />
      </FieldGrid>
      <Textarea label={partySheet.address.label} autosize minRows={2} autoComplete="off" {...form.field('address')} />
      {representedParty === 'O' && <AgentField form={form} />}
      <PassFields form={form} />
      <PartyDetails form={form} hasBirth={!asksBirth} />
      <StandingFields form={form} party={party} others={others} />
    </div>
  );
}
