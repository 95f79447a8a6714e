import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { addDays, formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Switch, Textarea } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { api } from '../api.web.ts';
import { components, hoursWords } from '../cpd.words.ts';
import { cutShort } from '../cycles/cycles.rules.ts';
import type { CpdRule } from './requirements.calls.ts';

/** /agency-desk/courses/rules: the regulator's CPD rules by dates. */
export function CpdRulesPage() {
  const { data, error, refetch, isFetching } = useData(api.rules, {});
  const [adding, setAdding] = useState(false);
  const today = useToday();
  const current = data?.find(({ from }) => from <= today)?.from;
  return (
    <>
      <PageHeader
        title="Courses"
        tab="CPD rules"
        meta="What the regulator asks for in each cycle. A rule that has begun never changes."
        action={<Button onClick={() => setAdding(true)}>Add rule</Button>}
      />
      {error && !data && <ErrorCard error={error} onRetry={refetch} retrying={isFetching} />}
      {data?.map((rule, place) => (
        <RulePanel key={rule.from} rule={rule} next={data[place - 1]} today={today} isCurrent={rule.from === current} />
      ))}
      <SideDrawer opened={adding} onClose={() => setAdding(false)} title="Add a CPD rule">
        <RuleForm rules={data ?? []} onDone={() => setAdding(false)} />
      </SideDrawer>
    </>
  );
}

type PanelProps = { rule: CpdRule; next: CpdRule | undefined; today: string; isCurrent: boolean };

function RulePanel({ rule, next, today, isCurrent }: PanelProps) {
  const to = rule.to ?? (next ? addDays(next.from, -1) : null);
  const isInForce = isCurrent && (to === null || to >= today);
  return (
    <Panel
      title={`From ${formatDay(rule.from)}${to ? ` to ${formatDay(to)}` : ''}`}
      action={
        rule.from > today ? (
          <Upcoming from={rule.from} />
        ) : (
          isInForce && <StatusBadge tone="success">In force</StatusBadge>
        )
      }
    >
      <Facts
        items={[
          ...rule.components.map(({ component, least }) => ({
            label: components[component],
            value: hoursWords(least, rule.unit),
          })),
          { label: 'Newcomers', value: rule.newcomersExempt ? 'Exempt in their first cycle' : 'Not exempt' },
          { label: 'Source', value: rule.source, wide: true },
        ]}
      />
    </Panel>
  );
}

function Upcoming({ from }: Pick<CpdRule, 'from'>) {
  const remove = useChange(api.removeRule);
  return (
    <Group gap="sm">
      <StatusBadge tone="info">Upcoming</StatusBadge>
      <ConfirmButton
        label="Remove"
        size="xs"
        title={`Remove the rule from ${formatDay(from)}?`}
        onConfirm={() => remove.mutateAsync({ params: { from } })}
      >
        The rule before it then goes on.
      </ConfirmButton>
    </Group>
  );
}

function RuleForm({ rules, onDone }: { rules: CpdRule[]; onDone: () => void }) {
  const [base] = rules;
  const first = addDays(useToday(), 1);
  const leastOf = (wanted: string): number | null =>
    base?.components.find(({ component }) => component === wanted)?.least ?? 0;
  const form = useCallForm(api.addRule, {
    initialValues: {
      from: null as string | null,
      prescribed: leastOf('PE'),
      professional: leastOf('PC'),
      genericPlus: leastOf('GC_PLUS'),
      newcomersExempt: base?.newcomersExempt ?? true,
      source: '',
    },
    input: (body) => ({ body }),
    onDone,
  });
  const from = useValues(form, (values) => values.from);
  const cut = from ? cutShort(rules, from) : undefined;
  return (
    <FormShell form={form} label="Add a CPD rule" showState={false} onCancel={onDone}>
      <DayInput
        label="From"
        min={first}
        description="Cycles of twelve months begin on this day. The rule before it ends the day before"
        {...form.field('from')}
      />
      {cut && (
        <Notice tone="warning" title="This day begins no cycle">
          {`The cycle from ${formatDay(cut.from)} to ${formatDay(cut.to)} would end early, with all its hours still asked for.`}
        </Notice>
      )}
      <NumberInput label={`${components.PE} (hours)`} digits={3} decimals={1} {...form.field('prescribed')} />
      <NumberInput label={`${components.PC} (hours)`} digits={3} decimals={1} {...form.field('professional')} />
      <NumberInput label={`${components.GC_PLUS} (hours)`} digits={3} decimals={1} {...form.field('genericPlus')} />
      <Switch label="Newcomers are exempt in their first cycle" {...form.field('newcomersExempt')} />
      <Textarea label="Source" description="Where it was published" {...form.field('source')} />
    </FormShell>
  );
}
