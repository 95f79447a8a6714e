import { Button, Group } from '@mantine/core';
import { useId, useState } from 'react';
import classes from '../wizard/steps.module.css';

type Props = { onNobody: () => void | Promise<void>; onSomebody: () => void };

/** In place of Continue: whether the two steps of sharing have anything to decide. */
export function WhoShares({ onNobody, onSomebody }: Props) {
  const id = useId();
  const [saving, setSaving] = useState(false);
  const answerNobody = async () => {
    setSaving(true);
    await Promise.resolve(onNobody()).finally(() => setSaving(false));
  };
  return (
    <Group role="group" aria-labelledby={id} className={classes.question ?? ''}>
      <span id={id}>Does anyone share the commission?</span>
      <Button variant="default" disabled={saving} onClick={onSomebody}>
        Somebody
      </Button>
      <Button loading={saving} onClick={() => void answerNobody()}>
        Nobody
      </Button>
    </Group>
  );
}
