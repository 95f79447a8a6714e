import { Button, Menu, Tooltip } from '@mantine/core';
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
import type { ComponentType, ReactNode } from 'react';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import type { Review } from './useReview.web.ts';

type ActProps = {
  run: (() => void) | undefined;
  keyed?: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  filled?: boolean;
  loading?: boolean;
  children: ReactNode;
};

/** A button that is shown only if its action is allowed. The tooltip shows its key. */
function Act({ run, keyed, icon: Icon, filled = false, loading = false, children }: ActProps) {
  if (!run) return null;
  return (
    <Tooltip label={`Key ${keyed}`} disabled={!keyed}>
      <Button
        variant={filled ? 'filled' : 'default'}
        leftSection={<Icon size={17} stroke={1.8} />}
        loading={loading}
        onClick={run}
      >
        {children}
      </Button>
    </Tooltip>
  );
}

/** The desk's buttons. The record decides which of them this person sees. */
export function ReviewActions({ review }: { review: Review }) {
  const { claim, release, approve, reject, cancel, abort, stamp, hold, resume, isTaken, working } = review;
  return (
    <>
      {(cancel || abort || stamp) && (
        <MoreActions>
          {stamp && (
            <Menu.Item leftSection={<IconRosetteDiscountCheck size={16} stroke={1.7} />} onClick={stamp}>
              Enter stamp certificate no.
            </Menu.Item>
          )}
          {abort && (
            <Menu.Item leftSection={<IconFileX size={16} stroke={1.7} />} onClick={abort}>
              Record that it fell through
            </Menu.Item>
          )}
          {cancel && (
            <Menu.Item leftSection={<IconBan size={16} stroke={1.7} />} onClick={cancel}>
              Cancel submission
            </Menu.Item>
          )}
        </MoreActions>
      )}
      {release && (
        <Button variant="default" disabled={working} onClick={release}>
          Release
        </Button>
      )}
      <Act run={hold} keyed="h" icon={IconHandStop}>
        Put on hold
      </Act>
      <Act run={reject} keyed="x" icon={IconX}>
        Reject
      </Act>
      <Act run={review.return} keyed="r" icon={IconArrowBackUp}>
        Return
      </Act>
      <Act run={claim} keyed="c" icon={IconHandGrab} filled={!isTaken} loading={working}>
        {isTaken ? 'Take over' : 'Claim'}
      </Act>
      <Act run={approve} keyed="a" icon={IconCheck} filled>
        Approve
      </Act>
      <Act run={resume} keyed="h" icon={IconPlayerPlay} filled>
        End the hold
      </Act>
    </>
  );
}
