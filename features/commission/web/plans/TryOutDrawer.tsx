import { Skeleton, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ChangeEvent, useState } from 'react';
import { type CobrokeRole, cobrokeRoles } from '#features/esubmission/words/roles.ts';
import { transactionWords } from '#features/esubmission/words/transaction.ts';
import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { SegmentedControl, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { api } from '../api.ts';
import { ComputedLines } from '../ComputedLines.tsx';
import { HowComputed } from '../HowComputed.tsx';
import { PeopleSelect } from './PeopleSelect.tsx';
import classes from './TryOutDrawer.module.css';

/** What a deal would pay. Nothing is changed by it. */
export function TryOutDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="What would this deal pay?">
      <TryOut />
    </SideDrawer>
  );
}

type Asked = {
  personIds: string[];
  cents: Cents | null;
  signedOn: string | null;
  transactionType: 'SALE' | 'LEASE';
  category: PropertyCategory;
  project: string;
  role: CobrokeRole;
};

const roleOptions = optionsOf(cobrokeRoles);
const typeOptions = optionsOf(transactionWords);
const categoryOptions = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

function TryOut() {
  const [asked, setAsked] = useState<Asked>({
    personIds: [],
    cents: null,
    signedOn: dayOf(Temporal.Now.instant().toString()),
    transactionType: 'SALE',
    category: 'private-residential',
    project: '',
    role: 'CA',
  });
  const set = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  const { personIds, cents, signedOn, transactionType, category, project, role } = asked;
  return (
    <Stack gap="md">
      <PeopleSelect label="Salesperson" most={1} value={personIds} onChange={(ids) => set({ personIds: ids })} />
      <MoneyInput
        label="Their share of the commission"
        description="Before GST"
        value={cents}
        onChange={(value: Cents | null) => set({ cents: value })}
      />
      <DayInput label="Signed on" value={signedOn} onChange={(value: string | null) => set({ signedOn: value })} />
      <SegmentedControl
        aria-label="Transaction type"
        data={typeOptions}
        value={transactionType}
        onChange={(value) => set({ transactionType: value === 'LEASE' ? 'LEASE' : 'SALE' })}
      />
      <Select
        label="Property category"
        data={categoryOptions}
        value={category}
        onChange={(value) => value && set({ category: value as PropertyCategory })}
      />
      <TextInput
        label="Project"
        description="For plans with rates by project"
        value={project}
        onChange={(event: ChangeEvent<HTMLInputElement>) => set({ project: event.currentTarget.value })}
      />
      <Select
        label="Role"
        data={roleOptions}
        value={role}
        onChange={(value) => value && set({ role: value as CobrokeRole })}
      />
      <Answer asked={asked} />
    </Stack>
  );
}

const typingPause = 300;

function Answer({ asked }: { asked: Asked }) {
  const [{ personIds, cents, signedOn, transactionType, category, project, role }] = useDebouncedValue(
    asked,
    typingPause,
  );
  const [personId] = personIds;
  const isWhole = personId !== undefined && cents !== null && signedOn !== null;
  const query = {
    personId: personId ?? '',
    cents: cents ?? 0,
    signedOn: signedOn ?? '',
    transactionType,
    category,
    role,
  };
  const named = project.trim();
  const found = useData(
    api.tryOut,
    { query: named ? { ...query, project: named } : query },
    { enabled: isWhole, keepPrevious: true },
  );
  if (!isWhole) return <p>Choose a salesperson, their share and the day of signing.</p>;
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={200} aria-busy="true" />;
  return (
    <section aria-label="Result" aria-live="polite">
      <ComputedLines lines={found.data.lines} cents={cents} />
      <h3 className={classes.how}>How computed</h3>
      <HowComputed of={found.data} />
    </section>
  );
}
