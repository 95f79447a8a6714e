import type { ChangeEvent } from 'react';
import { type CobrokeRole, cobrokeRoles } from '#features/esubmission/roles.words.ts';
import { transactionWords } from '#features/esubmission/transaction.words.ts';
import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import type { Cents } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { SegmentedControl, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { TriedDeal } from './triedDeal.web.ts';

const roleOptions = optionsOf(cobrokeRoles);
const typeOptions = optionsOf(transactionWords);
const categoryOptions = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

type Props = { deal: TriedDeal; onChange: (part: Partial<TriedDeal>) => void };

/** The deal that is tried out, and the share of it. */
export function DealFields({ deal, onChange }: Props) {
  const { cents, signedOn, transactionType, category, project, role } = deal;
  return (
    <>
      <MoneyInput
        label="Their share of the commission"
        description="Before GST"
        value={cents}
        onChange={(value: Cents | null) => onChange({ cents: value })}
      />
      <DayInput label="Signed on" value={signedOn} onChange={(value: string | null) => onChange({ signedOn: value })} />
      <SegmentedControl
        aria-label="Transaction type"
        data={typeOptions}
        value={transactionType}
        onChange={(value) => onChange({ transactionType: value === 'LEASE' ? 'LEASE' : 'SALE' })}
      />
      <Select
        label="Property category"
        data={categoryOptions}
        value={category}
        onChange={(value) => value && onChange({ category: value as PropertyCategory })}
      />
      <TextInput
        label="Project"
        description="For plans with rates by project"
        value={project}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange({ project: event.currentTarget.value })}
      />
      <Select
        label="Role"
        data={roleOptions}
        value={role}
        onChange={(value) => value && onChange({ role: value as CobrokeRole })}
      />
    </>
  );
}
