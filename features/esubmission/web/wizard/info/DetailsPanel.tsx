import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { agencyForms, formsOf } from '../../../detail-words.ts';
import type { InfoField } from '../../../info-fields.ts';
import { InfoFold } from './InfoFold.tsx';
import type { InfoValues } from './infoValues.ts';

type Props = { form: GableForm<InfoValues> };

const agreement: InfoField[] = ['agencyForm', 'agencyAgreementNo', 'agencyFrom', 'agencyTo'];
const stamp: InfoField[] = ['stampCertificateNo', 'stampDate', 'stampDutyCents', 'marketingCostCents'];

const formOptions = ({ representedSide, transactionType }: InfoValues) =>
  formsOf(representedSide ?? (transactionType === 'SALE' ? 'SELLER' : 'LANDLORD')).map((value) => ({
    value,
    label: agencyForms[value],
  }));

/** The papers around it: what the client signed with us, the stamp duty. */
export function DetailsPanel({ form }: Props) {
  const { values } = form.form;
  const isLease = values.transactionType === 'LEASE';
  return (
    <Panel
      title="Papers"
      description={isLease ? 'The stamp certificate is needed before approval.' : 'Where you have them.'}
    >
      <InfoFold label="Estate agency agreement" hint="form, number, dates" form={form} fields={agreement}>
        <FieldGrid columns={4}>
          <Select
            label="Form"
            placeholder="Choose"
            clearable
            data={formOptions(values)}
            {...form.field('agencyForm')}
          />
          <TextInput label="Agreement number" autoComplete="off" {...form.field('agencyAgreementNo')} />
          <DayInput label="From" {...form.field('agencyFrom')} />
          <DayInput label="To" {...form.field('agencyTo')} />
        </FieldGrid>
      </InfoFold>
      <InfoFold label="Stamp duty and costs" hint="certificate, marketing" form={form} fields={stamp}>
        <FieldGrid columns={4}>
          <TextInput label="Stamp certificate no." autoComplete="off" {...form.field('stampCertificateNo')} />
          <DayInput label="Stamped on" {...form.field('stampDate')} />
          <MoneyInput label="Stamp duty" {...form.field('stampDutyCents')} />
          <MoneyInput
            label="Marketing costs"
            description="That the client pays back"
            {...form.field('marketingCostCents')}
          />
        </FieldGrid>
      </InfoFold>
    </Panel>
  );
}
