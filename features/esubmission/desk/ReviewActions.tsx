import { Button, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconFileX,
  IconHandGrab,
  IconHandStop,
  IconPlayerPlay,
  IconRosetteDiscountCheck,
  IconX,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { MoreActs } from '#platform/web/record/acts.tsx';
import type { Review } from './useReview.web.ts';

type Decision = {
  run: (() => void) | undefined;
  keyed: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  label: string;
};

/** A button whose tooltip shows its key. */
function DecisionButton({ of, variant, working }: { of: Decision; variant: 'filled' | 'default'; working?: boolean }) {
  const { run, keyed, icon: Icon, label } = of;
  return (
    <Tooltip label={`Key ${keyed}`}>
      <Button variant={variant} leftSection={<Icon size={17} stroke={1.8} />} loading={working ?? false} onClick={run}>
        {label}
      </Button>
    </Tooltip>
  );
}

/** The desk's decisions: the one that comes next, one more, and the others behind three dots. The record decides which this person sees. */
export function ReviewActions({ review }: { review: Review }) {
  const { claim, release, approve, reject, cancel, abort, stamp, hold, resume, isTaken, working } = review;
  const approval: Decision = { run: approve, keyed: 'a', icon: IconCheck, label: 'Approve' };
  const endOfHold: Decision = { run: resume, keyed: 'h', icon: IconPlayerPlay, label: 'End the hold' };
  const returning: Decision = { run: review.return, keyed: 'r', icon: IconArrowBackUp, label: 'Return' };
  const claiming: Decision = { run: claim, keyed: 'c', icon: IconHandGrab, label: isTaken ? 'Take over' : 'Claim' };
  const holding: Decision = { run: hold, keyed: 'h', icon: IconHandStop, label: 'Put on hold' };
  const primary = [approval, endOfHold, ...(isTaken ? [] : [claiming])].find(({ run }) => run);
  const second = [returning, ...(isTaken ? [claiming] : []), holding].find(({ run }) => run);
  return (
    <>
      <MoreActs
        acts={[
          release && { label: 'Release', onClick: release },
          hold && second !== holding && { label: holding.label, icon: IconHandStop, onClick: hold },
          stamp && { label: 'Enter stamp certificate no.', icon: IconRosetteDiscountCheck, onClick: stamp },
          reject && { kind: 'danger', label: 'Reject', icon: IconX, onClick: reject },
          abort && { kind: 'danger', label: 'Record that it fell through', icon: IconFileX, onClick: abort },
          cancel && { kind: 'danger', label: 'Cancel submission', icon: IconBan, onClick: cancel },
        ]}
      />
      {second && <DecisionButton of={second} variant="default" working={second === claiming && working} />}
      {primary && <DecisionButton of={primary} variant="filled" working={primary === claiming && working} />}
    </>
  );
}
