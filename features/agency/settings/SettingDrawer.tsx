import { Box, Text } from '@mantine/core';
import { ChangeForApproval } from '#features/ledger/web/index.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { SettingForm } from './SettingForm.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import { changeWords } from './SettingLine.tsx';
import type { SettingRow } from './settings.calls.ts';

/** Changes one setting, or resets it to its default. */
export function SettingDrawer({ row, onClose }: { row: SettingRow | undefined; onClose: () => void }) {
  const shown = useLast(row);
  return (
    <SideDrawer opened={row !== undefined} onClose={onClose} title={shown?.title}>
      {shown && (
        <>
          <Text c="dimmed" mb="xs">
            {shown.help}
          </Text>
          {shown.changedAt && (
            <Text size="sm" c="dimmed" mb="md">
              {changeWords(shown)}
            </Text>
          )}
          {shown.unset.length > 0 && (
            <Box mb="md">
              <Notice tone="warning" title={`Enter again: ${shown.unset.join(', ')}`}>
                What is stored there no longer fits, and counts as not set.
              </Notice>
            </Box>
          )}
          {shown.waiting && (
            <ChangeForApproval change={shown.waiting} approve={api.approveSetting} decline={api.declineSetting} />
          )}
          {shown.isByTwo && <Text my="md">Another officer approves each change.</Text>}
          {/* Keeps the values from when it was opened, so that another person's save does not change the fields. */}
          <SettingForm key={shown.key} row={shown} onDone={onClose} />
          {shown.isByTwo && <SettingHistory settingKey={shown.key} />}
        </>
      )}
    </SideDrawer>
  );
}
