import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useKept } from '#platform/web/drafts/useKept.ts';
import { Checkbox, Textarea } from '#platform/web/form/inputs.tsx';
import { tooLong } from '#platform/web/form/limited.tsx';
import type { Finding, Override } from '../status/status.calls.ts';
import classes from '../summary/case.module.css';
import type { Summary } from '../summary/summary.calls.ts';
import { Findings } from './Findings.tsx';

type Props = { summary: Summary; onClose: () => void; onSubmit: (overrides: Override[]) => Promise<unknown> };

/** The declaration that is sent with the submission and stored in the history. */
export const declaration =
  'I declare that what is stated here is true and complete, and that I acted for one side of this transaction only.';

/** The longest reason. */
const longest = 500;

/** The salesperson's declaration, and a reason for each code of warnings. */
export function Declaration({ summary: { eSubId, findings, overrides }, onClose, onSubmit }: Props) {
  const [declared, setDeclared] = useState(false);
  const [working, setWorking] = useState(false);
  const [before] = useState<Record<string, string>>(() =>
    Object.fromEntries(overrides.map(({ code, reason }) => [code, reason])),
  );
  const { values: reasons, keep, forget } = useKept(`${eSubId}/declaration`, before);
  const byCode = [...Map.groupBy(findings, ({ code }) => code)];
  const reasonOf = (code: string) => reasons[code]?.trim() ?? '';
  const isReady = declared && byCode.every(([code]) => reasonOf(code) !== '' && !tooLong(reasonOf(code), longest));
  const submit = async () => {
    setWorking(true);
    // A failure shows a toast, and the dialog stays open.
    await onSubmit(byCode.map(([code]) => ({ code, reason: reasonOf(code) }))).then(forget, () => undefined);
    setWorking(false);
  };
  return (
    <>
      <Text c="dimmed">The agency checks it next. You can’t change it unless it is returned to you.</Text>
      {byCode.map(([code, found]) => (
        <div key={code} className={classes.warning}>
          <Findings eSubId={eSubId} findings={found} linked={false} />
          <Textarea
            label={labelOf(found)}
            required
            autosize
            maxLength={longest}
            value={reasons[code] ?? ''}
            onChange={({ currentTarget: { value } }) => keep((now) => ({ ...now, [code]: value }))}
          />
        </div>
      ))}
      <Checkbox
        mt="md"
        data-autofocus={byCode.length === 0 || undefined}
        checked={declared}
        onChange={(event) => setDeclared(event.currentTarget.checked)}
        label={declaration}
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isReady} loading={working} onClick={submit}>
          Submit
        </Button>
      </Group>
    </>
  );
}

const labelOf = (found: Finding[]): string =>
  found.some(({ level }) => level === 'declare') ? 'Your declaration' : 'Reason for override';
