import { formatDay } from '#platform/contract/days.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Version } from './forms.calls.ts';

type Props = {
  form: Pick<Version, 'version' | 'effectiveOn' | 'supersededOn'> & { isHidden?: boolean };
  /** Beside a label that says that it is the version. */
  isLabelled?: boolean;
};

/** Version and effective date, with a badge if it is not in force yet, or ends soon. */
export function VersionState({ form, isLabelled = false }: Props) {
  const { version, effectiveOn } = form;
  const today = useToday();
  return (
    <>
      <TwoLines sub={effectiveOn > today ? undefined : `From ${formatDay(effectiveOn)}`}>
        {isLabelled ? version : `Version ${version}`}
      </TwoLines>
      <InForce of={form} />
    </>
  );
}

/** Nothing for a version that is in force and stays so. */
export function InForce({ of: { effectiveOn, supersededOn, isHidden } }: { of: Props['form'] }) {
  const today = useToday();
  return (
    <>
      {effectiveOn > today && <StatusBadge tone="info">{`In force from ${formatDay(effectiveOn)}`}</StatusBadge>}
      {supersededOn && supersededOn > today && (
        <StatusBadge tone="neutral">{`New version from ${formatDay(supersededOn)}`}</StatusBadge>
      )}
      {supersededOn && supersededOn <= today && (
        <StatusBadge tone="neutral">{`Superseded on ${formatDay(supersededOn)}`}</StatusBadge>
      )}
      {isHidden && <StatusBadge tone="neutral">Hidden</StatusBadge>}
    </>
  );
}
