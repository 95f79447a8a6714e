import { IconMapPin } from '@tabler/icons-react';
import { CountrySelect } from '#features/particulars/web/index.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { AddressChoice, placeLine, usePostalCode } from '#features/postal/web/index.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { readUnit } from '#features/property/rules/unit.ts';
import { emptyValues } from '#platform/contract/field-sheet.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import type { Contact } from '../record/contact.calls.ts';
import { SheetFields } from '../record/SheetFields.tsx';
import { sheetLine } from '../record/sheetItems.web.ts';
import { addressSheet } from '../record/sheets.words.ts';
import { Part } from './Part.tsx';
import { type Address, AddressInput } from './parts.calls.ts';

/** Tab 2: the addresses of a contact, the main one first. */
export function Addresses({ contact: { contactId, isMine } }: { contact: Contact }) {
  const found = useData(api.addresses, { params: { id: contactId } });
  const remove = useChange(api.deleteAddress);
  return (
    <Loaded of={found} skeleton={160}>
      {(rows) => (
        <Part
          title="Addresses"
          one="address"
          rows={rows}
          mayChange={isMine}
          icon={IconMapPin}
          hint="Where this customer lives, works, and gets mail."
          line={lineOf}
          sub={(row) =>
            sheetLine(addressSheet, row, ['kind', 'isPrimary', 'verifiedBy']).replace('Yes', 'Main address')
          }
          remove={(row) => remove.mutateAsync({ query: { iD: row.id } })}
          form={(row, close) => <AddressForm contactId={contactId} stored={row} onDone={close} />}
        />
      )}
    </Loaded>
  );
}

const lineOf = ({ line, unit, postalCode, country }: Address): string =>
  [unit ? `${line} #${unit}` : line, [countryName(country), postalCode].filter(Boolean).join(' ')].join(', ');

type Values = Omit<AddressInput, 'kind'> & { kind: AddressInput['kind'] | null };

const first = { kind: 'RESIDENTIAL' as const, line: '', unit: '', postalCode: '', country: 'SG' };

const valuesOf = (stored?: Address): Values => {
  if (!stored) return { ...emptyValues(addressSheet), ...first };
  const { id: _i, contactId: _c, version: _v, ...values } = stored;
  return values;
};

type Props = { contactId: string; stored: Address | undefined; onDone: () => void };

function AddressForm({ contactId, stored, onDone }: Props) {
  const add = useChange(api.addAddress, { silent: 'failure' });
  const change = useChange(api.changeAddress, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: valuesOf(stored),
    rules: schemaRules(AddressInput),
    onSubmit: async (values) => {
      const body = values as AddressInput;
      if (stored) await change.mutateAsync({ body: { id: stored.id, version: stored.version, ...body } });
      else await add.mutateAsync({ body: { contactId, ...body } });
      onDone();
    },
  });
  const { postalCode } = useValues(form, ({ postalCode, line }) => ({ postalCode, line }));
  const { hint, choices, choose } = usePostalCode({
    postalCode,
    isStored: stored !== undefined,
    partsOf: (found) => ({ line: placeLine(found) }),
    typed: () => ({ line: form.getValues().line }),
    change: (parts) => form.setValues(parts),
  });
  return (
    <FormShell form={form} label="Address" submitLabel="Save" showState={false} onCancel={onDone}>
      <FieldGrid>
        <TypedInput
          label="Postal code"
          read={readPostalCode}
          inputMode="numeric"
          description={hint}
          {...form.field('postalCode')}
        />
        <TypedInput label="Unit" read={readUnit} description="As 09-118" {...form.field('unit')} />
      </FieldGrid>
      <AddressChoice choices={choices} onChoose={choose} />
      <TextInput label="Address" maxLength={200} {...form.field('line', { required: true })} />
      <FieldGrid>
        <CountrySelect label="Country" field={form.field('country')} />
      </FieldGrid>
      <SheetFields form={form} sheet={addressSheet} />
    </FormShell>
  );
}
