import { Input } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { countryName } from '../../../countries.ts';
import { genders } from '../../../detail-words.ts';
import { fitted, isAsked } from '../../../party-fields.ts';
import { isEntity } from '../../../party-kinds.ts';
import { representedPartyWords, residencies, tenancies } from '../../../words.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { Fold } from './Fold.tsx';
import type { PartyValues } from './partyForm.ts';

const fields = [
  ...['alias', 'tradingName', 'nationality', 'dateOfBirth', 'dateOfIncorporation', 'gender', 'residency'],
  ...['occupation', 'employer', 'tenancy', 'ownershipRate', 'representedParty'],
];

/** What is given, or what could be. */
const noteOf = (values: PartyValues): string => {
  const { kind, nationality, dateOfBirth, residency, tenancy, ownershipRate } = values;
  const { alias, tradingName } = fitted(values);
  const given = [
    alias && `Also known as ${alias}`,
    tradingName && `Trades as ${tradingName}`,
    countryName(nationality),
    dateOfBirth && `born ${formatDay(dateOfBirth)}`,
    residency && residencies[residency],
    tenancy && tenancies[tenancy],
    ownershipRate !== null && `${percentText(ownershipRate)} %`,
  ].filter(Boolean);
  if (given.length > 0) return given.join(' · ');
  return isEntity(kind) ? 'Country, share of the property' : 'Nationality, date of birth, share of the property';
};

type Props = { form: GableForm<PartyValues> };

function PersonFields({ form }: Props) {
  const { values } = form.form;
  return (
    <>
      <TextInput label="Also known as" autoComplete="off" {...form.field('alias')} />
      <CountrySelect label="Nationality" field={form.field('nationality')} />
      <DayInput label="Date of birth" {...form.field('dateOfBirth')} />
      <Select label="Gender" data={optionsOf(genders)} clearable {...form.field('gender')} />
      <Select label="Residency" data={optionsOf(residencies)} clearable {...form.field('residency')} />
      {isAsked('occupation', values) && (
        <TextInput label="Occupation" autoComplete="off" {...form.field('occupation')} />
      )}
      {isAsked('employer', values) && <TextInput label="Employer" autoComplete="off" {...form.field('employer')} />}
    </>
  );
}

function BodyFields({ form }: Props) {
  const { values } = form.form;
  return (
    <>
      {isAsked('tradingName', values) && (
        <TextInput label="Trades as" autoComplete="off" {...form.field('tradingName')} />
      )}
      <CountrySelect label="Country of registration" field={form.field('nationality')} />
      {isAsked('dateOfIncorporation', values) && (
        <DayInput label="Registered on" {...form.field('dateOfIncorporation')} />
      )}
    </>
  );
}

/** What is asked of a party beside who it is and how it is reached. */
export function MoreFields({ form }: Props) {
  const { values } = form.form;
  const isBody = isEntity(values.kind);
  return (
    <Fold
      title={isBody ? 'More about this body' : 'More about this person'}
      note={noteOf(values)}
      hasError={fields.some((name) => Boolean(form.form.errors[name]))}
    >
      <FieldGrid>
        {isBody ? <BodyFields form={form} /> : <PersonFields form={form} />}
        <Select label="Holds the property" data={optionsOf(tenancies)} clearable {...form.field('tenancy')} />
        {values.tenancy === 'COMMON' && <PercentInput label="Part of the property" {...form.field('ownershipRate')} />}
      </FieldGrid>
      <Input.Wrapper label="Who is this?" labelElement="div">
        <SegmentedControl
          aria-label="Our client or the other side"
          data={optionsOf(representedPartyWords)}
          fullWidth
          {...form.field('representedParty')}
        />
      </Input.Wrapper>
    </Fold>
  );
}
