import { useEffect, useEffectEvent } from 'react';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { emptyInfo, type InfoValues } from '../info/infoValues.web.ts';
import { ProposalNotice } from './ProposalNotice.tsx';
import type { Proposal } from './proposal.calls.ts';
import { filledPaths, withProposal } from './proposed.web.ts';

export type Taken = { proposal: Proposal; isTaken: boolean; onTaken: (isTaken: boolean) => void };
type Props = Taken & { form: GableForm<InfoValues> };

/** What came along from a contact: each field says so until it is touched, and all of it can be taken back and over again. */
export function TakenOver({ form, proposal, isTaken, onTaken }: Props) {
  const paths = filledPaths(withProposal(emptyInfo, proposal), emptyInfo);
  const { commission, askingCents, info } = proposal;
  const price = info.transactionType === 'SALE' ? 'priceCents' : 'monthlyRentCents';
  const given = useValues(form, (values) => values[price]);
  const mark = useEffectEvent((isOn: boolean) => {
    const words = (path: string) =>
      path === 'commission.rate' && commission ? `As in ${commission.caseNo}` : 'From the contact';
    form.mark(isOn ? Object.fromEntries(paths.map((path) => [path, words(path)])) : {});
  });
  useEffect(() => mark(isTaken), [isTaken]);
  const turn = (isOn: boolean) => {
    form.setValues(isOn ? withProposal(emptyInfo, proposal) : emptyInfo);
    onTaken(isOn);
  };
  return (
    <ProposalNotice
      proposal={proposal}
      count={paths.length}
      isTaken={isTaken}
      onUndo={() => turn(false)}
      onTake={() => turn(true)}
      onPrice={askingCents !== null && given === null ? () => form.setValue(price, askingCents) : undefined}
    />
  );
}
