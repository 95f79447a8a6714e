import type { Day } from '#platform/contract/days.ts';
import { Textarea } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { FormLimits } from '../../../limits.ts';
import { isLate, signedDay } from './infoForm.ts';
import type { InfoValues } from './infoValues.ts';

type Props = {
  form: GableForm<InfoValues>;
  today: Day;
  limits: FormLimits;
  /** The agency's limit is shorter than is known here: the server asked for the reason. */
  askLate: boolean;
};

/** Why it is reported only now, once that is a while after it was signed. */
export function LateReason({ form, today, limits, askLate }: Props) {
  const { values } = form.form;
  if (!askLate && !isLate(signedDay(values), today, limits)) return null;
  return (
    <Textarea
      label="Reason for reporting late"
      description={`The ${values.transactionType === 'SALE' ? 'option was granted' : 'agreement was signed'} a while ago`}
      autosize
      minRows={2}
      {...form.field('lateReason', { required: true })}
    />
  );
}
