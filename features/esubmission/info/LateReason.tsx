import type { Day } from '#platform/contract/days.ts';
import { Textarea } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { infoParts } from './info-sheet.words.ts';
import { isLate, signedDay } from './infoForm.web.ts';
import type { InfoValues } from './infoValues.web.ts';
import type { FormLimits } from './limits.rules.ts';

type Props = {
  form: GableForm<InfoValues>;
  today: Day;
  limits: FormLimits;
  /** The server required the reason, because the agency's limit is shorter than the one known here. */
  askLate: boolean;
};

/** The reason for a late report. Shown once the transaction is older than the limit. */
export function LateReason({ form, today, limits, askLate }: Props) {
  const signed = useValues(form, signedDay);
  const isSale = useValues(form, ({ transactionType }) => transactionType === 'SALE');
  if (!askLate && !isLate(signed, today, limits)) return null;
  return (
    <Textarea
      label={infoParts.lateReason.label}
      description={`The ${isSale ? 'option was granted' : 'agreement was signed'} a while ago`}
      autosize
      minRows={2}
      {...form.field('lateReason', { required: true })}
    />
  );
}
