import { cobrokeRoles } from '#features/esubmission/roles.words.ts';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { Rows } from './Rows.tsx';
import classes from './TermsFields.module.css';
import type { TermsForm } from './termsForm.web.ts';

const roleOptions = optionsOf(cobrokeRoles);

/** The rate of each role in each project, and the rate of everything else. */
export function ProjectFields({ form }: { form: TermsForm }) {
  const rates = useValues(form, ({ terms }) => terms.rates);
  const set = (next: typeof rates) => form.setValue('terms.rates', next);
  const now = () => form.getValues().terms.rates;
  return (
    <>
      <PercentInput
        label="Rate otherwise"
        description="Of other deals, and of roles without a rate"
        {...form.field('terms.rate', { required: true })}
      />
      <Rows
        label="Rates by project and role"
        add="Add rate"
        noun="rate"
        rows={rates}
        least={1}
        most={200}
        // The next role of the same project, most often.
        onAdd={() => set([...now(), { project: now().at(-1)?.project ?? '', role: 'CA', rate: null }])}
        onRemove={(index) => set(now().toSpliced(index, 1))}
      >
        {(index) => (
          <div className={classes.projectRate}>
            <TextInput
              label={`Project ${index + 1}`}
              {...form.field(`terms.rates.${index}.project`, { required: true })}
            />
            <Select
              label={`Role ${index + 1}`}
              data={roleOptions}
              {...form.field(`terms.rates.${index}.role`, { required: true })}
            />
            <PercentInput
              label={`Rate ${index + 1}`}
              {...form.field(`terms.rates.${index}.rate`, { required: true })}
            />
          </div>
        )}
      </Rows>
    </>
  );
}
