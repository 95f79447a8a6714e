import { formatMoney } from '#platform/contract/money.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select, Switch, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { still } from '#platform/web/form/still.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { directions, type RepresentedSide, sideWords } from '../../../words.ts';
import type { ExternalForm, ExternalRowValues } from '../stepSchemas.ts';
import classes from './ExternalRow.module.css';
import { AgencyFields, SalespersonFields, useGstWords } from './RegisterFields.tsx';
import { RowCard } from './RowCard.tsx';
import { ShareInput } from './ShareInput.tsx';

type Props = {
  row: ExternalRowValues;
  index: number;
  cents: number;
  /** Whom it may act for. */
  sides: readonly RepresentedSide[];
  field: GableForm<ExternalForm>['field'];
  /** What its fields say is wrong. */
  errors: string[];
  onChange: (part: Partial<ExternalRowValues>) => void;
  onRemove: () => void;
};

const payers = optionsOf(directions);

function Row({ row, index, cents, sides, field, errors, onChange, onRemove }: Props) {
  const path = `rows.${index}`;
  const name = row.salespersonName || row.agencyName || `co-broker ${index + 1}`;
  const isPaid = row.direction === 'PAY_OUT';
  const gst = useGstWords(row.licenceNo);
  const parts = { row, path, field, onChange };
  const amount = (
    <output className={classes.amount} aria-label={`Amount of ${name}`}>
      {formatMoney(cents)}
    </output>
  );
  const card = { title: `Co-broker ${index + 1}`, amount, name, onRemove, isInvalid: errors.length > 0 };
  return (
    <RowCard {...card}>
      <FieldGrid>
        <AgencyFields {...parts} />
        <SalespersonFields {...parts} />
        <TextInput {...field(`${path}.mobile`)} label="Mobile" type="tel" autoComplete="off" />
        <TextInput {...field(`${path}.email`)} label="E-mail" type="email" autoComplete="off" />
        <TextInput
          {...field(`${path}.agencyAddress`)}
          className={classes.wide}
          label="Agency address"
          description="For a bill to the agency"
          autoComplete="off"
        />
        <Select
          {...field(`${path}.representedSide`)}
          label="Acts for"
          placeholder="Not known"
          clearable
          data={sides.map((value) => ({ value, label: `The ${sideWords[value].toLowerCase()}` }))}
        />
        <div className={classes.switch}>
          <Switch
            {...field(`${path}.gstRegistered`, { type: 'checkbox' })}
            label="GST-registered"
            description={gst ?? 'Adds GST to what it bills us'}
          />
        </div>
        <SegmentedControl
          aria-label={`Who pays ${name}`}
          className={classes.payer ?? ''}
          data={payers}
          value={row.direction}
          onChange={(direction) => onChange({ direction: direction as ExternalRowValues['direction'] })}
        />
        {isPaid ? (
          <ShareInput basis={row.shareBasis} field={field} path={path} of={name} label="Share of the commission" />
        ) : (
          <p className={classes.note}>Nothing of our commission goes to them.</p>
        )}
      </FieldGrid>
    </RowCard>
  );
}

/** One agency that shares the commission, and its salesperson. */
export const ExternalRow = still(Row);
