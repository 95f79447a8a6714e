import { Input } from '@mantine/core';
import { CountrySelect } from '#features/particulars/web/index.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { isEntity, residencies } from '#features/particulars/words/kinds.ts';
import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, SegmentedControl } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useHasError, useValues } from '#platform/web/form/useValues.ts';
import { type PartyDetail, withAskedFields } from '../../../rules/parties/fields.ts';
import { detailFields, partySheet } from '../../../words/party-sheet.ts';
import { representedPartyWords, tenancies } from '../../../words/roles.ts';
import { DetailInputs } from './DetailInputs.tsx';
import { Fold } from './Fold.tsx';
import type { PartyValues } from './partyForm.ts';

const details = Object.keys(detailFields).filter((name) => detailFields[name as PartyDetail].section !== 'pass');
const fields = [...details, 'nationality', 'dateOfBirth', 'residency', 'tenancy', 'ownershipRate', 'representedParty'];

/** The fields that are filled in, or else those that could be. */
const noteOf = (values: PartyValues): string => {
  const { kind, nationality, dateOfBirth, residency, tenancy, ownershipRate } = values;
  const { alias, tradingName } = withAskedFields(values);
  const given = [
    alias && `Also known as ${alias}`,
    tradingName && `Trades as ${tradingName}`,
    countryName(nationality),
    dateOfBirth && `born ${formatDay(dateOfBirth)}`,
    residency && residencies[residency],
    tenancy && tenancies[tenancy],
    ownershipRate !== null && `${percentText(ownershipRate)}%`,
  ].filter(Boolean);
  if (given.length > 0) return given.join(' · ');
  return isEntity(kind) ? 'Country, share of the property' : 'Nationality, date of birth, share of the property';
};

type Props = { form: GableForm<PartyValues> };

/** Whoever is screened needs a date of birth, or somebody who says that it can’t be had. */
function BirthUnknown({ form }: Props) {
  const isGiven = useValues(form, ({ dateOfBirth }) => dateOfBirth !== null);
  if (isGiven) return null;
  return <Checkbox label="The date of birth is not known" {...form.field('birthUnknown')} />;
}

function PersonFields({ form }: Props) {
  return (
    <>
      <CountrySelect label={partySheet.nationality.label} field={form.field('nationality')} />
      <SheetInput row={partySheet.dateOfBirth} field={form.field('dateOfBirth')} />
      <BirthUnknown form={form} />
      <SheetInput row={partySheet.residency} field={form.field('residency')} />
      <DetailInputs form={form} section="person" />
    </>
  );
}

function BodyFields({ form }: Props) {
  return (
    <>
      <CountrySelect label="Country of registration" field={form.field('nationality')} />
      <DetailInputs form={form} section="body" />
    </>
  );
}

/** The further fields of a party, besides identity and contact. */
export function PartyDetails({ form }: Props) {
  const isBody = useValues(form, ({ kind }) => isEntity(kind));
  const isShare = useValues(form, ({ tenancy }) => tenancy === 'COMMON');
  const note = useValues(form, noteOf);
  return (
    <Fold
      title={isBody ? 'Company details' : 'More about this person'}
      note={note}
      hasError={useHasError(form, fields)}
    >
      <FieldGrid>
        {isBody ? <BodyFields form={form} /> : <PersonFields form={form} />}
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
    </Fold>
  );
}
