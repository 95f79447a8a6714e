import { Drawer, Text } from '@mantine/core';
import { useState } from 'react';
import type { SettingRow } from '../../setting-calls.ts';
import { SettingForm } from './SettingForm.tsx';
import { changeWords } from './SettingLine.tsx';

/** Where one setting is changed, or put back to what it comes with. */
export function SettingDrawer({ row, onClose }: { row: SettingRow | undefined; onClose: () => void }) {
  // What it was open for stays while it slides out.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  return (
    <Drawer
      opened={row !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title={shown?.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
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
    </Drawer>
  );
}
