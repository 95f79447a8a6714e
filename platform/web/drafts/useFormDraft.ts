import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { InstantText } from '#platform/contract/days.ts';
import { offerUndo } from '../feedback/strip.ts';
import type { GableForm } from '../form/useGableForm.ts';
import type { LocalDraft } from './localDraft.ts';
import { type Clash, mergeEdits } from './mergeEdits.ts';
import { useLocalDraft } from './useLocalDraft.ts';

type Options<Values> = {
  subject: string;
  /** The saved values. */
  base: Values;
  goesOn?: boolean;
  /** Returns the values without those that may not be kept. */
  kept?: (values: Values) => Values;
};

const same = <Values>(values: Values) => values;

/**
 * Keeps what is typed into a form in this browser until it is saved, also when the page or the session ends. The next
 * visit starts with it; what was typed before it was found and what others saved meanwhile stays too.
 */
export function useFormDraft<Values extends FieldValues>(form: GableForm<Values>, options: Options<Values>) {
  const { subject, base, goesOn, kept = same } = options;
  const { found, keep, settle, forget } = useLocalDraft<Values>(subject, goesOn);
  /** The fields of the restored draft that another user changed since then. */
  const [clashes, setClashes] = useState<Clash[]>([]);
  const changed = useEffectEvent((values: Values) => keep(kept(values), base));
  const { onChange } = form;
  useEffect(() => onChange(changed), [onChange]);
  const [restoredFrom, setRestoredFrom] = useState<InstantText>();
  const restore = useEffectEvent(({ keptAt, base: from, values }: LocalDraft<Values>) => {
    const { merged, clashes: both } = mergeEdits(from, form.getValues(), values);
    form.setValues(merged);
    setClashes(both);
    setRestoredFrom(keptAt);
    settle();
  });
  useEffect(() => {
    if (found) restore(found);
  }, [found]);
  const end = async () => {
    setRestoredFrom(undefined);
    setClashes([]);
    await forget();
  };
  const discard = () => {
    const values = form.getValues();
    form.setValues(base);
    void end();
    offerUndo('What you had typed was discarded.', () => form.setValues(values));
  };
  return { restored: restoredFrom && { keptAt: restoredFrom, onDiscard: discard }, clashes, forget: end };
}
