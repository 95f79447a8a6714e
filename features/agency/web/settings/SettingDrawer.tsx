import { Text } from '@mantine/core';
import { SideDrawer } from '#platform/web/kit/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/useLast.ts';
import type { SettingRow } from '../../setting-calls.ts';
import { SettingForm } from './SettingForm.tsx';
import { changeWords } from './SettingLine.tsx';

/** Where one setting is changed, or put back to what it comes with. */
export function SettingDrawer({ row, onClose }: { row: SettingRow | undefined; onClose: () => void }) {
  const shown = useLast(row);
  return (
    <SideDrawer opened={row !== undefined} onClose={onClose} title={shown?.title} size={560}>
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
          {/* As it was when it was opened: what someone else saves meanwhile must not come in under the typing. */}
          <SettingForm key={shown.key} row={shown} onDone={onClose} />
        </>
      )}
    </SideDrawer>
  );
}
