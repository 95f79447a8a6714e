import { agencyForms } from '#features/property/words/agency-forms.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { formsOf } from '../transaction.words.ts';
import { InfoFold } from './InfoFold.tsx';
import type { InfoValues } from './infoValues.web.ts';

const formOptions = ({ representedSide, transactionType }: InfoValues) =>
  formsOf(representedSide ?? (transactionType === 'SALE' ? 'SELLER' : 'LANDLORD')).map((value) => ({
    value,
    label: agencyForms[value],
  }));

/** The agency agreement with the client, and the stamp duty. */
export function DetailsPanel({ form }: { form: GableForm<InfoValues> }) {
  const isLease = useValues(form, ({ transactionType }) => transactionType === 'LEASE');
  const data = useValues(form, formOptions);
  return (
    <Panel title="Papers" description={isLease ? 'The stamp certificate is needed before approval.' : 'If available.'}>
      <InfoFold
        label="Estate agency agreement"
        hint="form, number, dates"
        form={form}
        section="agreement"
        columns={4}
        otherwise={{ agencyForm: { label: 'Form', data }, agencyFrom: { label: 'From' }, agencyTo: { label: 'To' } }}
      />
      <InfoFold label="Stamp duty and costs" hint="certificate, marketing" form={form} section="stamp" columns={4} />
    </Panel>
  );
}
