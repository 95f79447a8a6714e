import { readUnit } from '#features/property/rules/unit.ts';
import { propertyTypes } from '#features/property/words/categories.ts';
import { hdbTowns } from '#features/property/words/details.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { api } from '../api.web.ts';
import { type MeasurementUnit, measurementUnits } from '../tools.words.ts';
import { isAdvertised, type ListingState, listedCategories, listingStates, purposes } from './listings.words.ts';
import { type Listing, ListingInput } from './open-market.calls.ts';

/** Form values: an amount or an area not yet entered is null. */
type Values = Omit<ListingInput, 'area' | 'askingCents' | 'hasConsent' | 'propertyType'> & {
  propertyType: string;
  area: number | null;
  askingCents: number | null;
  hasConsent: boolean;
};

const rules = schemaRules(ListingInput);

const offered = optionsOf(listingStates).filter(({ value }) => isAdvertised(value as ListingState));

const fresh: Values = {
  purpose: 'SALE',
  category: 'hdb',
  propertyType: '',
  hdbTown: null,
  block: '',
  street: '',
  building: '',
  unit: '',
  postalCode: '',
  area: null,
  areaUnit: 'sqft',
  bedrooms: null,
  askingCents: null,
  remarks: '',
  state: 'ACTIVE',
  hasConsent: false,
};

const valuesOf = (listing: Listing, unit: MeasurementUnit): Values => ({
  purpose: listing.purpose,
  category: listing.category,
  propertyType: listing.propertyType,
  hdbTown: listing.category === 'hdb' ? (listing.district as Values['hdbTown']) : null,
  block: listing.block,
  street: listing.street,
  building: listing.building,
  unit: listing.unit ?? '',
  postalCode: listing.postalCode,
  area: listing.area,
  areaUnit: unit,
  bedrooms: listing.bedrooms,
  askingCents: listing.askingCents,
  remarks: listing.remarks,
  state: listing.state,
  hasConsent: false,
});

type Props = { editing: Listing | 'new'; unit: MeasurementUnit; onDone: () => void };

/** A listing as its salesperson writes it. The owner's consent is ticked whenever it is advertised, as it is to this price. */
export function ListingForm({ editing, unit, onDone }: Props) {
  const add = useChange(api.addListing, { silent: 'failure' });
  const change = useChange(api.changeListing, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: editing === 'new' ? { ...fresh, areaUnit: unit } : valuesOf(editing, unit),
    rules: (values) => rules(values as ListingInput),
    onSubmit: async (values) => {
      const listing = values as ListingInput;
      if (editing === 'new') await add.mutateAsync({ body: listing });
      else
        await change.mutateAsync({
          params: { id: editing.listingId },
          body: { version: editing.version, listing },
        });
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Listing" submitLabel="Save" showState={false} onCancel={onDone}>
      <FieldGrid>
        <Select label="Offer" data={optionsOf(purposes)} {...form.field('purpose', { required: true })} />
        <Select
          label="State"
          data={editing === 'new' ? offered : optionsOf(listingStates)}
          {...form.field('state', { required: true })}
        />
        <Select label="Kind" data={optionsOf(listedCategories)} {...form.field('category', { required: true })} />
        <TypeSelect form={form} />
      </FieldGrid>
      <Town form={form} />
      <FieldGrid>
        <TextInput label="Block" maxLength={20} {...form.field('block', { required: true })} />
        <TextInput label="Street" maxLength={120} {...form.field('street', { required: true })} />
        <TextInput label="Building" maxLength={120} {...form.field('building')} />
        <TypedInput
          label="Unit"
          description="Only you and the content desk see it"
          read={readUnit}
          {...form.field('unit')}
        />
        <TextInput
          label="Postal code"
          maxLength={6}
          inputMode="numeric"
          {...form.field('postalCode', { required: true })}
        />
        <NumberInput label="Bedrooms" digits={2} {...form.field('bedrooms')} />
        <NumberInput label="Area" digits={6} decimals={2} {...form.field('area', { required: true })} />
        <Select
          label="Unit of area"
          data={optionsOf(measurementUnits)}
          {...form.field('areaUnit', { required: true })}
        />
      </FieldGrid>
      <Asking form={form} />
      <Textarea label="Remarks" maxLength={500} {...form.field('remarks')} />
      <Consent form={form} />
    </FormShell>
  );
}

/** To withdraw or close a listing takes no consent. */
function Consent({ form }: { form: GableForm<Values> }) {
  const isOpen = useValues(form, ({ state }) => isAdvertised(state));
  if (!isOpen) return null;
  return (
    <Checkbox
      label="The owner agreed in writing that it is advertised at this price"
      {...form.field('hasConsent', { required: true })}
    />
  );
}

function TypeSelect({ form }: { form: GableForm<Values> }) {
  const category = useValues(form, (values) => values.category);
  return (
    <Select
      label="Type"
      data={optionsOf(propertyTypes[category])}
      {...form.field('propertyType', { required: true })}
    />
  );
}

function Town({ form }: { form: GableForm<Values> }) {
  const isFlat = useValues(form, ({ category }) => category === 'hdb');
  if (!isFlat) return null;
  const towns = hdbTowns.map((town) => ({ value: town, label: town }));
  return <Select label="HDB town" data={towns} {...form.field('hdbTown', { required: true })} />;
}

function Asking({ form }: { form: GableForm<Values> }) {
  const isLease = useValues(form, ({ purpose }) => purpose === 'LEASE');
  return (
    <MoneyInput
      label={isLease ? 'Asking rent a month' : 'Asking price'}
      {...form.field('askingCents', { required: true })}
    />
  );
}
