import { Switch } from '@mantine/core';
import { setSingleKeys, useSingleKeys } from '#platform/web/kit/hooks/singleKeys.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';

/** Whether single keys are shortcuts, in this browser. */
export const KeysPanel = () => (
  <Panel title="Keyboard">
    <Switch
      label="Single-key shortcuts"
      description="Letters and digits that act on a page, such as C to claim a case. Shortcuts with Ctrl or ⌘ always work."
      checked={useSingleKeys()}
      onChange={({ currentTarget }) => setSingleKeys(currentTarget.checked)}
    />
  </Panel>
);
