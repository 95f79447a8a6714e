import { Button, Group } from '@mantine/core';
import type { SettingInput } from '#features/settings/rules/shape.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { valueWords } from './valueWords.ts';

/** What is stored now, where someone else saved first. */
export type Clash = { value: unknown; version: number };

type Props = { input: SettingInput; clash: Clash; onSettle: (takeTheirs: boolean) => void };

/** Someone else saved while this was typed: what they set, and which of the two goes on. */
export function StaleSetting({ input, clash, onSettle }: Props) {
  return (
    <Notice tone="warning" title="Someone else changed this meanwhile" live>
      <p>It now says:</p>
      <ul>
        {valueWords(input, clash.value).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" variant="default" onClick={() => onSettle(true)}>
          Take theirs
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => onSettle(false)}>
          Keep mine, then save
        </Button>
      </Group>
    </Notice>
  );
}
