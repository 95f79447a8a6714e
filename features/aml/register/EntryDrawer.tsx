import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { BesideRegister } from './BesideRegister.tsx';
import classes from './EntryDrawer.module.css';
import { EntryFields } from './EntryFields.tsx';
import { EntryPapers } from './EntryPapers.tsx';
import type { Entry } from './register.calls.ts';
import { filings, type Relationship, redFlags, relationships } from './register.words.ts';

type Props = OfList & { entryId: string | undefined };

/** An entry of the register: its text, and the decision. */
export const EntryDrawer = ({ entryId, ...ofList }: Props) => (
  <RecordDrawer call={api.entry} of={entryId} input={(id) => ({ params: { id } })} title="Suspicion" {...ofList}>
    {(entry) => <Whole entry={entry} onDone={ofList.onClose} />}
  </RecordDrawer>
);

function Whole({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const [doing, setDoing] = useState<'write' | 'decide'>();
  const { number, subject, caseNo, reporter, createdAt, dueOn, filing } = entry;
  const isOpen = filing === 'OPEN';
  const form = { entry, onDone, onCancel: () => setDoing(undefined) };
  return (
    <Stack gap="lg">
      <RecordHead
        number={number}
        state={<StatusBadge tone="neutral">{filings[filing]}</StatusBadge>}
        title={subject}
        line={[
          isOpen && `due ${formatDay(dueOn)}`,
          `reported by ${reporter}, ${formatInstant(createdAt)}`,
          caseNo && (
            <Anchor component={RouteLink} to={`/agent-tools/aml?id=${entry.aMLID}`} inherit>
              {caseNo}
            </Anchor>
          ),
        ]}
        {...(isOpen &&
          !doing && {
            primary: { label: 'Decide', onClick: () => setDoing('decide') },
            second: { label: 'Edit', onClick: () => setDoing('write') },
          })}
      />
      {doing === 'write' && <WriteForm {...form} />}
      {doing === 'decide' && <DecideForm {...form} />}
      {!doing && (
        <>
          <EntryFacts entry={entry} />
          <EntryPapers entry={entry} />
        </>
      )}
      {doing !== 'write' && entry.aMLID && <BesideRegister aMLID={entry.aMLID} />}
    </Stack>
  );
}

/** The decision, once there is one, and what was written. */
function EntryFacts({ entry }: { entry: Entry }) {
  const { transaction, funds, narrative, filing, relationship, sonarRef, filedOn, reviewOn, decidedAt } = entry;
  const flags = entry.redFlags.map((flag) => redFlags[flag]).join('\n');
  return (
    <>
      {filing !== 'OPEN' && (
        <Facts
          items={[
            { label: 'Relationship', value: relationship && relationships[relationship] },
            { label: 'Reference', value: sonarRef },
            { label: 'Filed on', value: filedOn && formatDay(filedOn) },
            { label: 'Review', value: reviewOn && formatDay(reviewOn) },
            {
              label: 'Decided by',
              value: decidedAt && `${entry.decidedBy}, ${formatInstant(decidedAt)}`,
              wide: true,
            },
          ]}
        />
      )}
      <Facts
        items={[
          filing !== 'OPEN' && { label: 'Reason', value: asWritten(entry.reason), wide: true },
          { label: 'Transaction', value: transaction, wide: true },
          { label: 'Warning signs', value: asWritten(flags), wide: true },
          { label: 'Funds', value: asWritten(funds), wide: true },
          { label: 'What happened', value: asWritten(narrative), wide: true },
        ]}
      />
    </>
  );
}

/** With the lines that it was written in. */
const asWritten = (words: string) => words && <span className={classes.written}>{words}</span>;

type FormProps = { entry: Entry; onDone: () => void; onCancel: () => void };

function WriteForm({ entry, onDone, onCancel }: FormProps) {
  const { entryId, version, subject, transaction, redFlags: flags, funds, narrative } = entry;
  const form = useCallForm(api.rewrite, {
    initialValues: { subject, transaction, redFlags: flags, funds, narrative },
    input: (values) => ({ params: { id: entryId }, body: { ...values, version } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Suspicion" showState={false} guard={false} onCancel={onCancel}>
      <EntryFields form={form} />
    </FormShell>
  );
}

const { OPEN: _, ...decisions } = filings;

function DecideForm({ entry: { entryId, version }, onDone, onCancel }: FormProps) {
  const form = useCallForm(api.decideFiling, {
    initialValues: {
      filing: 'FILE' as 'FILE' | 'NOT_FILE',
      reason: '',
      sonarRef: '',
      filedOn: null as string | null,
      relationship: 'CONTINUE' as Relationship,
      reviewOn: null as string | null,
    },
    input: (values) => ({ params: { id: entryId }, body: { ...values, version } }),
    onDone,
  });
  const isFiled = useValues(form, ({ filing }) => filing === 'FILE');
  return (
    <FormShell form={form} label="Decision" submitLabel="Decide" showState={false} guard={false} onCancel={onCancel}>
      <SegmentedControl aria-label="Decision" fullWidth data={optionsOf(decisions)} {...form.field('filing')} />
      {isFiled && (
        <>
          <TextInput label="Reference of the report" {...form.field('sonarRef', { required: true })} />
          <DayInput label="Filed on" {...form.field('filedOn', { required: true })} />
        </>
      )}
      <Textarea label="Reason" autosize minRows={3} {...form.field('reason')} />
      <Select label="Relationship" data={optionsOf(relationships)} {...form.field('relationship')} />
      <DayInput label="Review on" {...form.field('reviewOn')} />
    </FormShell>
  );
}
