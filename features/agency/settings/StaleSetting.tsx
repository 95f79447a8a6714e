import { Button, Group } from '@mantine/core';
import type { SettingInput } from '#features/settings/rules/shape.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { valueWords } from './valueWords.web.ts';

/** The stored value and version, when another person saved first. */
export type Clash = { value: unknown; version: number };

type Props = { input: SettingInput; clash: Clash; onSettle: (takeTheirs: boolean) => void };

/** Shows the value that another person saved meanwhile, and asks which of the two to keep. */
export function StaleSetting({ input, clash, onSettle }: Props) {
  return (
    <Notice tone="warning" title="Someone else changed this meanwhile" live>
      <p>It now says:</p>
      <ul className="g-bullets">
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
