import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { overridings } from '../commission.words.ts';
import { Rows } from './Rows.tsx';
import classes from './TermsFields.module.css';
import type { TermsForm } from './termsForm.web.ts';

const kindOptions = optionsOf(overridings);

const kindHelp = {
  DIFFERENTIAL: 'Each upline gets what their rate is above everything paid below them.',
  GENERATION: 'Uplines get these rates of the share out of the agency’s part, the nearest first.',
  NONE: 'Nobody above is paid of shares under this plan.',
};

/** Overriding of the uplines of people on this plan, and the rank of people on it above others. */
export function OverridingFields({ form }: { form: TermsForm }) {
  const { kind, rates } = useValues(form, ({ terms }) => terms.overriding);
  return (
    <fieldset className={classes.group}>
      <legend>Uplines</legend>
      <SegmentedControl aria-label="Overriding" fullWidth data={kindOptions} {...form.field('terms.overriding.kind')} />
      <p className={classes.help}>{kindHelp[kind]}</p>
      {kind === 'DIFFERENTIAL' && (
        <PercentInput
          label="Breakaway"
          description="What the first upline of an equal rate gets instead; 0 for nothing"
          {...form.field('terms.overriding.breakaway')}
        />
      )}
      {kind === 'GENERATION' && (
        <Rows
          label="Generations"
          add="Add generation"
          noun="generation"
          rows={rates}
          least={1}
          most={9}
          onAdd={() => form.setValue('terms.overriding.rates', [...form.getValues().terms.overriding.rates, null])}
          onRemove={(index) =>
            form.setValue('terms.overriding.rates', form.getValues().terms.overriding.rates.toSpliced(index, 1))
          }
        >
          {(index) => (
            <PercentInput
              label={`Generation ${index + 1}`}
              {...form.field(`terms.overriding.rates.${index}`, { required: true })}
            />
          )}
        </Rows>
      )}
      <PercentInput
        label="Counts as, when above others"
        description="Leave empty for the rate of the plan"
        {...form.field('terms.ladderRate')}
      />
    </fieldset>
  );
}
