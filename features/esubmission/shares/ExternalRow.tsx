import { formatMoney } from '#platform/contract/money.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select, Switch, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { directions } from '../roles.words.ts';
import { sidesOf, sideWords, type TransactionType } from '../transaction.words.ts';
import { RowCard } from '../wizard/RowCard.tsx';
import type { ExternalRowValues } from '../wizard/stepSchemas.web.ts';
import { type StepForm, setInRow, useRow } from '../wizard/useStepForm.web.ts';
import classes from './ExternalRow.module.css';
import { AgencyFields, SalespersonFields, useGstWords } from './RegisterFields.tsx';
import { type ShareBasis, ShareInput } from './ShareInput.tsx';

type Props = {
  form: StepForm<ExternalRowValues>;
  index: number;
  cents: number;
  /** The basis of its share, if a share is paid to it. */
  basis: ShareBasis;
  transactionType: TransactionType;
  onRemove: () => void;
};

const payers = optionsOf(directions);

/** One agency that shares the commission, with its salesperson. */
export function ExternalRow({ form, index, cents, basis, transactionType, onRemove }: Props) {
  const path = `rows.${index}` as const;
  const row = useRow(form, index);
  const name = row.salespersonName || row.agencyName || `co-broker ${index + 1}`;
  const isPaid = row.direction === 'PAY_OUT';
  const gst = useGstWords(row.licenceNo);
  const change = (part: Partial<ExternalRowValues>) => setInRow(form, index, part);
  // Its share is still to be given.
  const setDirection = (direction: ExternalRowValues['direction']) =>
    change({ direction, shareBasis: basis, shareRate: null, shareCents: null });
  const { field } = form;
  const parts = { row, path, field, onChange: change };
  const amount = (
    <output className={classes.amount} aria-label={`Amount of ${name}`}>
      {formatMoney(cents)}
    </output>
  );
  const card = { title: `Co-broker ${index + 1}`, amount, name, onRemove, form, path };
  return (
    <RowCard {...card}>
      <FieldGrid>
        <AgencyFields {...parts} />
        <SalespersonFields {...parts} />
        <TypedInput {...field(`${path}.mobile`)} label="Mobile" read={readPhone} written={phoneField} type="tel" />
        <TextInput {...field(`${path}.email`)} label="Email" type="email" autoComplete="off" />
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
          data={sidesOf[transactionType].map((value) => ({ value, label: `The ${sideWords[value].toLowerCase()}` }))}
        />
        <div className={classes.switch}>
          <Switch
            {...field(`${path}.gstRegistered`)}
            label="GST-registered"
            description={gst ?? 'Adds GST to what it bills us'}
          />
        </div>
        <SegmentedControl
          aria-label={`Who pays ${name}`}
          className={classes.payer ?? ''}
          data={payers}
          {...field(`${path}.direction`)}
          onChange={(direction) => setDirection(direction as ExternalRowValues['direction'])}
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
