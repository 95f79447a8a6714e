import { Rows } from '#features/commission/index.web.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { BillFields } from './BillFields.tsx';
import { leftOver } from './check-revision.rules.ts';
import { newBill, newShare, type Revisable, type RevisionForm } from './revisionForm.web.ts';
import { ShareFields } from './ShareFields.tsx';

type Props = { form: RevisionForm; invoices: Revisable['invoices'] };

/** Commission, shares and billings, with what is left to share and to bill. */
export function RevisionFields({ form, invoices }: Props) {
  const shareIds = useValues(form, ({ shares }) => shares.map(({ shareId }) => shareId));
  const bills = useValues(form, (values) =>
    values.bills.map(({ billId, invoiceToText }) => ({ billId, invoiceToText })),
  );
  const now = form.getValues;
  return (
    <>
      <MoneyInput label="Commission" description="Before GST" {...form.field('commissionCents', { required: true })} />
      <Rows
        label="Shares"
        add="Add share"
        noun="share"
        rows={shareIds}
        least={1}
        most={50}
        onAdd={() => form.setValue('shares', [...now().shares, newShare])}
        onRemove={(index) => form.setValue('shares', now().shares.toSpliced(index, 1))}
      >
        {(index) => <ShareFields form={form} index={index} />}
      </Rows>
      <Left form={form} of="shareCents" />
      <Rows
        label="Billings"
        add="Add billing"
        noun="billing"
        rows={bills}
        least={0}
        most={20}
        onAdd={() =>
          form.setValue('bills', [...now().bills, { ...(now().bills[0] ?? newBill), billId: null, amountCents: null }])
        }
        onRemove={(index) => form.setValue('bills', now().bills.toSpliced(index, 1))}
      >
        {(index) => (
          <BillFields
            form={form}
            index={index}
            to={bills[index]?.invoiceToText ?? ''}
            invoice={invoices.find(({ billId }) => billId === bills[index]?.billId)}
          />
        )}
      </Rows>
      <Left form={form} of="billCents" />
    </>
  );
}

const words = {
  shareCents: {
    left: 'left to share',
    over: 'more is shared than the commission',
    done: 'All of the commission is shared',
  },
  billCents: {
    left: 'left to bill',
    over: 'more is billed than the commission',
    done: 'All of the commission is billed',
  },
};

/** What is left of the commission, as amounts are typed. */
function Left({ form, of }: { form: RevisionForm; of: keyof typeof words }) {
  const left = useValues(form, ({ commissionCents, shares, bills }) => {
    const amounts = (rows: { amountCents: number | null }[]) =>
      rows.map((row) => ({ amountCents: row.amountCents ?? 0 }));
    return leftOver({ commissionCents: commissionCents ?? 0, shares: amounts(shares), bills: amounts(bills) });
  })[of];
  const { left: more, over, done } = words[of];
  if (left === 0) return <p className="g-dimmed">{done}</p>;
  return <Notice tone="warning" title={`${formatMoney(Math.abs(left))} ${left > 0 ? more : over}`} />;
}
