import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, Select, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import { BesideRegister } from './BesideRegister.tsx';
import classes from './EntryDrawer.module.css';
import { EntryFields } from './EntryFields.tsx';
import { EntryPapers } from './EntryPapers.tsx';
import type { Entry } from './register.calls.ts';
import { filings, type Relationship, redFlags, relationships } from './register.words.ts';

type Props = { entryId: string | undefined; onClose: () => void };

/** An entry of the register: its text, and the decision. */
export const EntryDrawer = ({ entryId, onClose }: Props) => (
  <RecordDrawer call={api.entry} of={entryId} input={(id) => ({ params: { id } })} title="Suspicion" onClose={onClose}>
    {(entry) => <Whole entry={entry} onDone={onClose} />}
  </RecordDrawer>
);

function Whole({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const [doing, setDoing] = useState<'write' | 'decide'>();
  if (doing === 'write') return <WriteForm entry={entry} onDone={onDone} />;
  if (doing === 'decide') return <DecideForm entry={entry} onDone={onDone} />;
  const { number, subject, caseNo, transaction, funds, narrative, reporter, createdAt, dueOn, filing } = entry;
  const decided = filing !== 'OPEN';
  return (
    <Stack gap="lg">
      <KeyValues
        foldsEmpty
        items={[
          { label: 'Entry', value: number },
          { label: 'Due', value: formatDay(dueOn) },
          { label: 'Subject', value: subject, wide: true },
          ...(caseNo
            ? [
                {
                  label: 'Case',
                  value: (
                    <Anchor component={RouteLink} to={`/agent-tools/aml?id=${entry.aMLID}`} fz="inherit">
                      {caseNo}
                    </Anchor>
                  ),
                },
              ]
            : []),
          { label: 'Reported by', value: `${reporter}, ${formatInstant(createdAt)}`, wide: true },
          { label: 'Transaction', value: transaction, wide: true },
          {
            label: 'Warning signs',
            value: asWritten(entry.redFlags.map((flag) => redFlags[flag]).join('\n')),
            wide: true,
          },
          { label: 'Funds', value: asWritten(funds), wide: true },
          { label: 'What happened', value: asWritten(narrative), wide: true },
        ]}
      />
      {decided && (
        <KeyValues
          items={[
            { label: 'Decision', value: filings[filing] },
            { label: 'Relationship', value: entry.relationship && relationships[entry.relationship] },
            { label: 'Reference', value: entry.sonarRef },
            { label: 'Filed on', value: entry.filedOn && formatDay(entry.filedOn) },
            { label: 'Review', value: entry.reviewOn && formatDay(entry.reviewOn) },
            {
              label: 'Decided by',
              value: entry.decidedAt && `${entry.decidedBy}, ${formatInstant(entry.decidedAt)}`,
              wide: true,
            },
            { label: 'Reason', value: asWritten(entry.reason), wide: true },
          ]}
        />
      )}
      <EntryPapers entry={entry} />
      <Stack gap="sm">
        {!decided && (
          <>
            <Button onClick={() => setDoing('decide')}>Decide</Button>
            <Button variant="default" onClick={() => setDoing('write')}>
              Edit
            </Button>
          </>
        )}
        {entry.aMLID && <BesideRegister aMLID={entry.aMLID} />}
      </Stack>
    </Stack>
  );
}

/** With the lines that it was written in. */
const asWritten = (words: string) => words && <span className={classes.written}>{words}</span>;

function WriteForm({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { entryId, version, subject, transaction, redFlags: flags, funds, narrative } = entry;
  const form = useCallForm(api.rewrite, {
    initialValues: { subject, transaction, redFlags: flags, funds, narrative },
    input: (values) => ({ params: { id: entryId }, body: { ...values, version } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Suspicion" submitLabel="Save" showState={false} guard={false}>
      <EntryFields form={form} />
    </FormShell>
  );
}

const { OPEN: _, ...decisions } = filings;

function DecideForm({ entry: { entryId, version, aMLID }, onDone }: { entry: Entry; onDone: () => void }) {
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
    <Stack gap="lg">
      <FormShell form={form} label="Decision" submitLabel="Decide" showState={false} guard={false}>
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
      {aMLID && <BesideRegister aMLID={aMLID} />}
    </Stack>
  );
}
