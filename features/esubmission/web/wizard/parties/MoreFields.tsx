import { Input } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select } from '#platform/web/form/inputs.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { countryName } from '../../../countries.ts';
import { isEntity } from '../../../party-kinds.ts';
import { representedPartyWords, residencies, tenancies } from '../../../words.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { Fold } from './Fold.tsx';
import type { PartyValues } from './partyForm.ts';

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

const fields = ['nationality', 'dateOfBirth', 'residency', 'tenancy', 'ownershipRate', 'representedParty'];

/** What is given, or what could be. */
const noteOf = (values: PartyValues): string => {
  const { kind, nationality, dateOfBirth, residency, tenancy, ownershipRate } = values;
  const given = [
    countryName(nationality),
    dateOfBirth && `born ${formatDay(dateOfBirth)}`,
    residency && residencies[residency],
    tenancy && tenancies[tenancy],
    ownershipRate !== null && `${percentText(ownershipRate)} %`,
  ].filter(Boolean);
  if (given.length > 0) return given.join(' · ');
  return isEntity(kind) ? 'Country, share of the property' : 'Nationality, date of birth, share of the property';
};

/** What is asked of a party beside who it is and how it is reached. */
export function MoreFields({ form }: { form: GableForm<PartyValues> }) {
  const { kind, tenancy } = form.form.values;
  const isBody = isEntity(kind);
  return (
    <Fold
      title={isBody ? 'More about this body' : 'More about this person'}
      note={noteOf(form.form.values)}
      hasError={fields.some((name) => Boolean(form.form.errors[name]))}
    >
      <FieldGrid>
        <CountrySelect label={isBody ? 'Country of registration' : 'Nationality'} field={form.field('nationality')} />
        {!isBody && <DayInput label="Date of birth" {...form.field('dateOfBirth')} />}
        {!isBody && <Select label="Residency" data={optionsOf(residencies)} clearable {...form.field('residency')} />}
        <Select label="Holds the property" data={optionsOf(tenancies)} clearable {...form.field('tenancy')} />
        {tenancy === 'COMMON' && <PercentInput label="Part of the property" {...form.field('ownershipRate')} />}
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
