import { Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { Attendee, DeskSession } from '../sessions/sessions.calls.ts';
import { namesInShort } from './selection.rules.ts';

type Props = {
  session: DeskSession;
  /** How many are recorded. */
  count: number;
  /** People who checked in but are left out. */
  leftOut: readonly Attendee[];
  opened: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
};

/** Confirms the recording of attendance: who gets a certificate, and who is marked as not attended. */
export function RecordAttendance({ session: { title, state }, count, leftOut, opened, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onConfirm}
      title={titleOf(count)}
      confirm="Record attendance"
    >
      <Stack gap="sm">
        <Text c="dimmed">
          {state === 'COMPLETED'
            ? `They attended ${title} and get a certificate each.`
            : count === 0
              ? `Everybody who had a place in ${title} is marked as not attended. You can add people later.`
              : `They attended ${title} and get a certificate each. Everybody else who had a place is marked as not attended. You can add people later.`}
        </Text>
        {leftOut.length > 0 && (
          <Notice tone="warning" title="Checked in and not selected">
            {namesInShort(leftOut.map(({ name }) => name))}. They are marked as not attended.
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const titleOf = (count: number): string => {
  if (count === 0) return 'Record that nobody attended?';
  return count === 1 ? 'Record 1 attendance?' : `Record ${count} attendances?`;
};
