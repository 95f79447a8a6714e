import { categoryWord } from '#features/property/words/categories.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SegmentedControl, Select } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { periods, reaches, schemes } from '../commission.words.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { Rows } from './Rows.tsx';
import classes from './TermsFields.module.css';
import type { TermsForm } from './termsForm.web.ts';

const schemeOptions = optionsOf(schemes);
const reachOptions = optionsOf(reaches);
const periodOptions = optionsOf(periods);

const schemeHelp = {
  FLAT: 'The same part of every share.',
  TIERED: 'A higher part, the more the salesperson’s shares come to in the period.',
  CAP: 'A part of every share until the agency has kept the cap in the period, then all of it.',
  FIXED_FEE: 'All of the share but a fee for the agency.',
  PROJECT: 'A part by the role in a developer’s project, which finance sets on the deal; otherwise one rate.',
};

/** The salesperson's part of a share, by the scheme. */
export function SchemeFields({ form }: { form: TermsForm }) {
  const scheme = useValues(form, ({ terms }) => terms.scheme);
  return (
    <fieldset className={classes.group}>
      <legend>Salesperson’s part</legend>
      <SegmentedControl aria-label="Scheme" data={schemeOptions} {...form.field('terms.scheme')} />
      <p className={classes.help}>{schemeHelp[scheme]}</p>
      {scheme === 'FLAT' && <PercentInput label="Rate" {...form.field('terms.rate', { required: true })} />}
      {scheme === 'TIERED' && <TierFields form={form} />}
      {scheme === 'CAP' && <CapFields form={form} />}
      {scheme === 'FIXED_FEE' && <FeeTable form={form} />}
      {scheme === 'PROJECT' && <ProjectFields form={form} />}
    </fieldset>
  );
}

function TierFields({ form }: { form: TermsForm }) {
  const tiers = useValues(form, ({ terms }) => terms.tiers);
  return (
    <>
      <Select label="Period" data={periodOptions} {...form.field('terms.period', { required: true })} />
      <Select label="Each share is paid" data={reachOptions} {...form.field('terms.reach', { required: true })} />
      <Rows
        label="Tiers"
        add="Add tier"
        noun="tier"
        rows={tiers}
        least={2}
        most={12}
        onAdd={() => form.setValue('terms.tiers', [...form.getValues().terms.tiers, { from: null, rate: null }])}
        onRemove={(index) => form.setValue('terms.tiers', form.getValues().terms.tiers.toSpliced(index, 1))}
      >
        {(index) => (
          <>
            <MoneyInput
              label={`Tier ${index + 1} from`}
              disabled={index === 0}
              {...form.field(`terms.tiers.${index}.from`, { required: true })}
            />
            <PercentInput
              label={`Tier ${index + 1} rate`}
              {...form.field(`terms.tiers.${index}.rate`, { required: true })}
            />
          </>
        )}
      </Rows>
    </>
  );
}

function CapFields({ form }: { form: TermsForm }) {
  return (
    <>
      <FieldGrid>
        <PercentInput label="Rate until the cap" {...form.field('terms.rate', { required: true })} />
        <MoneyInput label="Cap" {...form.field('terms.cap', { required: true })} />
      </FieldGrid>
      <p className={classes.help}>
        What the agency keeps counts, with the overriding that is paid of it. The share that reaches the cap pays what
        is left of it.
      </p>
      <Select label="Period" data={periodOptions} {...form.field('terms.period', { required: true })} />
      <MoneyInput
        label="Fee after the cap"
        description="For each share from then on; 0 for none"
        {...form.field('terms.feeAfterCap')}
      />
    </>
  );
}

function FeeTable({ form }: { form: TermsForm }) {
  return (
    <div className={classes.rows}>
      {form.getValues().terms.fees.map(({ category }, index) => (
        <FieldGrid key={category}>
          <MoneyInput
            label={`${categoryWord(category)}, sale`}
            {...form.field(`terms.fees.${index}.sale`, { required: true })}
          />
          <MoneyInput
            label={`${categoryWord(category)}, lease`}
            {...form.field(`terms.fees.${index}.lease`, { required: true })}
          />
        </FieldGrid>
      ))}
    </div>
  );
}
