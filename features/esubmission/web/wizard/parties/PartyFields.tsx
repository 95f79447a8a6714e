import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, SegmentedControl, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { idTypesOf, isEntity } from '../../../party-kinds.ts';
import type { Party } from '../../../records.ts';
import { type PartyKind, partyKinds } from '../../../words.ts';
import { IdentityFields } from './IdentityFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import classes from './Parties.module.css';
import { PassFields } from './PassFields.tsx';
import type { PartyValues } from './partyForm.ts';
import { StandingFields } from './StandingFields.tsx';

type Props = {
  form: GableForm<PartyValues>;
  /** As it is saved; undefined while it is new. */
  party: Party | undefined;
  /** The other parties of its side. */
  others: Party[];
};

const forms = (Object.entries(partyKinds) as [PartyKind, string][])
  .filter(([kind]) => isEntity(kind))
  .map(([value, label]) => ({ value, label }));

/** A person or a body of some legal form; the identity document follows. */
function KindFields({ form }: Pick<Props, 'form'>) {
  const { kind, idType } = form.form.values;
  const choose = (next: PartyKind) => {
    const types = idTypesOf(next);
    form.form.setValues({ kind: next, idType: types.includes(idType) ? idType : (types[0] ?? idType) });
  };
  return (
    <>
      <SegmentedControl
        aria-label="Individual or company"
        data={[
          { value: 'INDIVIDUAL', label: 'Individual' },
          { value: 'COMPANY', label: 'Company or other body' },
        ]}
        value={isEntity(kind) ? 'COMPANY' : 'INDIVIDUAL'}
        onChange={(next) => choose(next as PartyKind)}
        fullWidth
      />
      {isEntity(kind) && (
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

/** Everything that is asked of a party: what every party has at once, the rest folded. */
export function PartyFields({ form, party, others }: Props) {
  const { kind, representedParty, idType, idNumber } = form.form.values;
  const isBody = isEntity(kind);
  return (
    <div className={classes.fields}>
      <KindFields form={form} />
      <TextInput
        label={isBody ? 'Registered name' : 'Name'}
        description={isBody ? 'As in the business profile' : 'As in the identity document'}
        autoComplete="off"
        data-autofocus
        {...form.field('name', { required: true })}
      />
      <IdentityFields
        field={form.field}
        given={{ idType, idNumber }}
        types={idTypesOf(kind)}
        storedNumber={party?.idNumberMasked}
      />
      <FieldGrid>
        <TextInput label="Phone" type="tel" autoComplete="off" {...form.field('phone')} />
        <TextInput label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      </FieldGrid>
      <Textarea label="Address" autosize minRows={2} autoComplete="off" {...form.field('address')} />
      {representedParty === 'O' && (
        <Checkbox
          label="Has no agent"
          description="Nobody represents this party. More due diligence is asked for."
          {...form.field('isUnrepresented', { type: 'checkbox' })}
          required={false}
        />
      )}
      <PassFields form={form} />
      <MoreFields form={form} />
      <StandingFields form={form} party={party} others={others} />
    </div>
  );
}
