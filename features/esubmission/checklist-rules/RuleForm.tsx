import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import type { DocRuleRow } from '../checklist/checklist.calls.ts';
import { RuleFields } from './RuleFields.tsx';
import { type RuleValues, ruleInputOf, ruleValuesOf } from './ruleForm.web.ts';

type Props = {
  rule: DocRuleRow | undefined;
  types: { documentId: string; name: string }[];
  today: Day;
  onDone: () => void;
};

/** The form of a new rule, or of one that replaces another from a day on. */
export function RuleForm({ rule, types, today, onDone }: Props) {
  const add = useChange(api.addRule, { silent: 'failure' });
  const change = useChange(api.changeRule, { silent: 'failure' });
  const [initialValues] = useState(() => ruleValuesOf(rule, today));
  const form = useGableForm<RuleValues>({
    initialValues,
    rules: ({ documentId, validFrom }) => ({
      documentId: documentId ? null : required,
      validFrom: validFrom ? null : required,
    }),
    onSubmit: async (values) => {
      const body = ruleInputOf(values);
      if (rule) await change.mutateAsync({ params: { id: rule.id }, body });
      else await add.mutateAsync({ body });
      onDone();
    },
  });
  return (
    <FormShell
      form={form}
      label={rule ? `Change ${rule.name}` : 'New rule'}
      submitLabel={rule ? 'Change' : 'Add'}
      showState={false}
      extra={
        <Button variant="default" onClick={onDone}>
          Close
        </Button>
      }
    >
      {rule && (
        <Notice>The rule stays as it is until the day before; transactions of those days keep their checklist.</Notice>
      )}
      <RuleFields form={form} types={types} isChange={rule !== undefined} />
    </FormShell>
  );
}
