import { Input } from '@mantine/core';
import { CountrySelect } from '#features/particulars/web/index.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { isEntity, residencies } from '#features/particulars/words/kinds.ts';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { FoldedFields } from '#platform/web/form/MoreFields.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useHasError, useValues } from '#platform/web/form/useValues.ts';
import { representedPartyWords, tenancies } from '../roles.words.ts';
import { BirthFields } from './BirthFields.tsx';
import { DetailInputs } from './DetailInputs.tsx';
import { type PartyDetail, withAskedFields } from './fields.rules.ts';
import { detailFields, partySheet } from './party-sheet.words.ts';
import type { PartyValues } from './partyForm.web.ts';

const details = Object.keys(detailFields).filter((name) => detailFields[name as PartyDetail].section !== 'pass');
const fields = [...details, 'nationality', 'residency', 'tenancy', 'ownershipRate', 'representedParty'];

/** The fields that are filled in, or else those that could be. */
const noteOf = (values: PartyValues, hasBirth: boolean): string => {
  const { kind, nationality, dateOfBirth, residency, tenancy, ownershipRate } = values;
  const { alias, tradingName } = withAskedFields(values);
  const given = [
    alias && `Also known as ${alias}`,
    tradingName && `Trades as ${tradingName}`,
    countryName(nationality),
    hasBirth && dateOfBirth && `born ${formatDay(dateOfBirth)}`,
    residency && residencies[residency],
    tenancy && tenancies[tenancy],
    ownershipRate !== null && `${percentText(ownershipRate)}%`,
  ].filter(Boolean);
  if (given.length > 0) return given.join(' · ');
  if (isEntity(kind)) return 'Country, share of the property';
  return hasBirth ? 'Nationality, date of birth, share of the property' : 'Nationality, share of the property';
};

type FormProps = { form: GableForm<PartyValues> };
type Props = FormProps & {
  /** Whether the date of birth stands here. */
  hasBirth: boolean;
};

function PersonFields({ form, hasBirth }: Props) {
  return (
    <>
      <CountrySelect label={partySheet.nationality.label} field={form.field('nationality')} />
      {hasBirth && <BirthFields form={form} />}
      <SheetInput row={partySheet.residency} field={form.field('residency')} />
      <DetailInputs form={form} section="person" />
    </>
  );
}

function BodyFields({ form }: FormProps) {
  return (
    <>
      <CountrySelect label="Country of registration" field={form.field('nationality')} />
      <DetailInputs form={form} section="body" />
    </>
  );
}

/** The further fields of a party, besides identity and contact. */
export function PartyDetails({ form, hasBirth }: Props) {
  const isBody = useValues(form, ({ kind }) => isEntity(kind));
  const isShare = useValues(form, ({ tenancy }) => tenancy === 'COMMON');
  const note = useValues(form, (values) => noteOf(values, hasBirth));
  return (
    <FoldedFields
      label={isBody ? 'Company details' : 'More about this person'}
      hint={note}
      hasError={useHasError(form, hasBirth ? [...fields, 'dateOfBirth'] : fields)}
    >
      <FieldGrid>
        {isBody ? <BodyFields form={form} /> : <PersonFields form={form} hasBirth={hasBirth} />}
        <SheetInput row={partySheet.tenancy} field={form.field('tenancy')} />
        {isShare && <SheetInput row={partySheet.ownershipRate} field={form.field('ownershipRate')} />}
      </FieldGrid>
      <Input.Wrapper label="Who is this?" labelElement="div">
        <SegmentedControl
          aria-label="Our client or the other side"
          data={optionsOf(representedPartyWords)}
          fullWidth
          {...form.field('representedParty')}
        />
      </Input.Wrapper>
    </FoldedFields>
  );
}
