import { IconAlertTriangle, IconChevronRight, IconClockPause, IconInfoCircle } from '@tabler/icons-react';
import { useMe } from '#features/identity/index.web.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { caseAddress } from '../readers.web.ts';
import type { Finding, Override } from '../status/status.calls.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import { steps } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { addressOfFinding, type WizardSearch } from '../wizard/wizardSteps.web.ts';
import classes from './Findings.module.css';
import { uncheckedOf } from './unchecked.rules.ts';

type Props = {
  eSubId: string;
  findings: Finding[];
  /** The reasons for which warnings were passed. */
  overrides?: Override[];
  /** Whether each finding links to its field. False for those who may not change the submission. */
  linked?: boolean;
  /** Whether a finding links to the other submission that it names. */
  cases?: boolean;
  /** Where the list is: saving leads back to it. */
  from?: WizardSearch['from'];
};

/** A list of findings. Each links to the field in which it is corrected. */
export function Findings({ eSubId, findings, overrides = [], linked = true, cases = false, from }: Props) {
  const reasonOf = ({ code }: Finding) => overrides.find((override) => override.code === code)?.reason;
  return (
    <ul className={classes.list}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.message}`}>
          {linked ? (
            <RouteLink className={classes.line} to={addressOfFinding(eSubId, finding, from)}>
              <Inside finding={finding} reason={reasonOf(finding)} />
              <IconChevronRight size={18} stroke={1.7} className={classes.chevron} aria-hidden />
            </RouteLink>
          ) : (
            <div className={classes.line}>
              <Inside finding={finding} reason={reasonOf(finding)} />
            </div>
          )}
          {cases && finding.otherCase && <OtherCase {...finding.otherCase} />}
        </li>
      ))}
    </ul>
  );
}

function OtherCase({ eSubId, caseNo }: NonNullable<Finding['otherCase']>) {
  return (
    <Verb component={RouteLink} className={classes.other ?? ''} to={caseAddress(useMe(), eSubId)}>
      Open {caseNo}
    </Verb>
  );
}

function Inside({ finding: { level, message, step }, reason }: { finding: Finding; reason: string | undefined }) {
  const Icon = level === 'block' ? IconAlertTriangle : IconInfoCircle;
  return (
    <>
      <Icon size={19} stroke={1.8} className={classes.icon} data-level={level} aria-hidden />
      <span className={classes.words}>
        <span>{message}</span>
        {reason && <span className={classes.reason}>{reason}</span>}
        <span className="g-note">{steps[step]}</span>
      </span>
    </>
  );
}

/** Checks that were not made, while the case is open. They block nothing, and nobody should think that they were made. */
export function UncheckedPart({ summary }: { summary: Summary }) {
  if (!isOneOf(summary.status.id, Status.draft, Status.submitted, Status.underReview, Status.returned)) return null;
  const unchecked = uncheckedOf({ ...summary, asksForForms: summary.dueDiligence !== null });
  if (unchecked.length === 0) return null;
  return (
    <Notice icon={IconClockPause} title="Check these manually">
      {unchecked.map(({ about }) => about).join(' · ')}.
    </Notice>
  );
}
