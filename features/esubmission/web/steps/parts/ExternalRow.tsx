import { ActionIcon, Switch, TextInput, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { formatMoney } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { ExternalForm, ExternalRowValues } from '../stepSchemas.ts';
import classes from './ExternalRow.module.css';
import { ShareInput } from './ShareInput.tsx';

type Props = {
  row: ExternalRowValues;
  index: number;
  cents: number;
  field: GableForm<ExternalForm>['field'];
  onRemove: () => void;
};

/** One agency that shares the commission, and its salesperson. */
export function ExternalRow({ row, index, cents, field, onRemove }: Props) {
  const path = `rows.${index}`;
  const name = row.salespersonName || row.agencyName || `co-broker ${index + 1}`;
  const upper = (name: string) => {
    const props = field(`${path}.${name}`);
    return {
      ...props,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        props.onChange(event.currentTarget.value.toUpperCase().replace(/\s/g, '')),
    };
  };
  return (
    <fieldset className={classes.card}>
      <legend className={classes.legend}>Co-broker {index + 1}</legend>
      <div className={classes.head}>
        <output className={classes.amount} aria-label={`Amount of ${name}`}>
          {formatMoney(cents)}
        </output>
        <Tooltip label="Take off">
          <ActionIcon variant="subtle" color="gray" size={34} aria-label={`Take ${name} off`} onClick={onRemove}>
            <IconTrash size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
      <FieldGrid>
        <TextInput {...field(`${path}.agencyName`, { required: true })} label="Agency" autoComplete="organization" />
        <TextInput {...upper('licenceNo')} label="Licence no." placeholder="L3001234K" maxLength={10} />
        <TextInput {...field(`${path}.salespersonName`, { required: true })} label="Salesperson" autoComplete="off" />
        <TextInput
          {...upper('registrationNo')}
          required
          label="Registration no."
          placeholder="R012345A"
          autoComplete="off"
          maxLength={8}
        />
        <ShareInput basis={row.shareBasis} field={field} path={path} of={name} label="Share of the commission" />
        <div className={classes.switch}>
          <Switch
            {...field(`${path}.gstRegistered`, { type: 'checkbox' })}
            label="GST-registered"
            description="Adds GST to what it bills us"
          />
        </div>
      </FieldGrid>
    </fieldset>
  );
}
