import { IconAlertTriangle, IconChevronRight, IconInfoCircle } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import type { Finding } from '../../../records.ts';
import type { Override } from '../../../schemas.ts';
import { steps } from '../../../words.ts';
import { caseAddress } from '../../readers.ts';
import { addressOfFinding } from '../../wizard/wizardSteps.ts';
import classes from './Findings.module.css';

type Props = {
  eSubId: string;
  findings: Finding[];
  /** Why warnings were passed. */
  overrides?: Override[];
  /** Without the right to change it, a finding leads nowhere. */
  linked?: boolean;
  /** Another submission that one is about can be opened from here. */
  cases?: boolean;
};

/** What blocks or warns, line by line; each leads to the field where it is put right. */
export function Findings({ eSubId, findings, overrides = [], linked = true, cases = false }: Props) {
  const reasonOf = ({ code }: Finding) => overrides.find((override) => override.code === code)?.reason;
  return (
    <ul className={classes.list}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.message}`}>
          {linked ? (
            <RouteLink className={classes.line} to={addressOfFinding(eSubId, finding)}>
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
    <RouteLink className={classes.other} to={caseAddress(useMe(), eSubId)}>
      Open {caseNo}
    </RouteLink>
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
        <span className={classes.step}>{steps[step]}</span>
      </span>
    </>
  );
}
