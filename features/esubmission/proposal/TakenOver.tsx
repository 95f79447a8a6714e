import { useEffect, useEffectEvent } from 'react';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { emptyInfo, type InfoValues } from '../info/infoValues.web.ts';
import type { Beginning } from './beginning.web.ts';
import { ProposalNotice } from './ProposalNotice.tsx';
import { filledPaths } from './proposed.web.ts';

export type Taken = { beginning: Beginning; isTaken: boolean; onTaken: (isTaken: boolean) => void };
type Props = Taken & { form: GableForm<InfoValues> };

/** What came along: each field says so until it is touched, and all of it can be taken back and over again. */
export function TakenOver({ form, beginning, isTaken, onTaken }: Props) {
  const { values, price, mark: wordsOf } = beginning;
  const paths = filledPaths(values, emptyInfo);
  const field = values.transactionType === 'SALE' ? 'priceCents' : 'monthlyRentCents';
  const given = useValues(form, (typed) => typed[field]);
  const mark = useEffectEvent((isOn: boolean) => {
    form.mark(isOn ? Object.fromEntries(paths.map((path) => [path, wordsOf(path)])) : {});
  });
  useEffect(() => mark(isTaken), [isTaken]);
  const turn = (isOn: boolean) => {
    form.setValues(isOn ? values : emptyInfo);
    onTaken(isOn);
  };
  return (
    <ProposalNotice
      beginning={beginning}
      count={paths.length}
      isTaken={isTaken}
      onUndo={() => turn(false)}
      onTake={() => turn(true)}
      onPrice={price && given === null ? () => form.setValue(field, price.cents) : undefined}
    />
  );
}
