import { RatingBadge } from '#features/ecdd/index.web.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { sideWords } from '../transaction.words.ts';
import classes from './DueDiligence.module.css';
import type { DueDiligence, PartyForm } from './due-diligence.calls.ts';
import { FormButton } from './FormButton.tsx';
import { FormStateBadge } from './FormStateBadge.tsx';

/** Who needs a due diligence form, and how each form stands. Nothing where signed forms are uploaded. */
export function DueDiligencePart({ summary: { eSubId, dueDiligence } }: { summary: Summary }) {
  if (!dueDiligence) return null;
  return (
    <Panel title="Due diligence" description={aboutOf(dueDiligence)}>
      {dueDiligence.parties.length > 0 && (
        <ul>
          {dueDiligence.parties.map((party) => (
            <PartyLine key={party.partyUuid} eSubId={eSubId} party={party} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const aboutOf = ({ parties, state }: DueDiligence): string => {
  if (parties.length === 0)
    return state === 'DONE'
      ? 'No party of this transaction needs a form.'
      : 'Add your client first: each client needs a form, and each party without an agent.';
  return state === 'DONE' ? 'Every form is done.' : 'One form for each client, and for each party without an agent.';
};

function PartyLine({ eSubId, party }: { eSubId: string; party: PartyForm }) {
  const { name, cDDFor, isUcp, forms, formNo, state, rating, isSoFar } = party;
  const side = sideWords[cDDFor.split('-')[1] as keyof typeof sideWords];
  const about = [side, isUcp ? 'No agent' : '', `Forms ${forms.join(', ')}`, formNo ?? ''];
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className="g-dimmed">{about.filter(Boolean).join(' · ')}</span>
      </div>
      <span className={classes.state}>
        {rating && (state !== 'STARTED' || isSoFar) && <RatingBadge rating={rating} isSoFar={isSoFar} />}
        <FormStateBadge state={state} />
        <FormButton eSubId={eSubId} party={party} />
      </span>
    </li>
  );
}
