import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconBan, IconCheck, IconDots, IconHandGrab, IconX } from '@tabler/icons-react';
import type { Review } from './useReview.ts';

/** The desk's buttons: only what the record allows this person. */
export function ReviewActions({ review }: { review: Review }) {
  const { claim, release, approve, reject, cancel, isTaken, working } = review;
  return (
    <>
      {cancel && (
        <Menu>
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="More actions">
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconBan size={16} stroke={1.7} />} onClick={cancel}>
              Cancel submission
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {release && (
        <Button variant="default" disabled={working} onClick={release}>
          Release
        </Button>
      )}
      {reject && (
        <Button variant="default" leftSection={<IconX size={17} stroke={1.8} />} onClick={reject}>
          Reject
        </Button>
      )}
      {review.return && (
        <Tooltip label="Key r">
          <Button variant="default" leftSection={<IconArrowBackUp size={17} stroke={1.8} />} onClick={review.return}>
            Return
          </Button>
        </Tooltip>
      )}
      {claim && (
        <Tooltip label="Key c">
          <Button
            variant={isTaken ? 'default' : 'filled'}
            leftSection={<IconHandGrab size={17} stroke={1.8} />}
            loading={working}
            onClick={claim}
          >
            {isTaken ? 'Take over' : 'Claim'}
          </Button>
        </Tooltip>
      )}
      {approve && (
        <Tooltip label="Key a">
          <Button leftSection={<IconCheck size={17} stroke={2} />} onClick={approve}>
            Approve
          </Button>
        </Tooltip>
      )}
    </>
  );
}
