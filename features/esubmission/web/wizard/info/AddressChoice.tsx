import { Button, Group } from '@mantine/core';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { type FoundAddress, foundLine } from './foundAddress.ts';

type Props = { choices: FoundAddress[]; onChoose(found: FoundAddress): void };

/** Several addresses share the postal code: which is it? */
export function AddressChoice({ choices, onChoose }: Props) {
  if (choices.length === 0) return null;
  return (
    <Notice title="Which address is it?">
      <Group gap="xs" mt={4}>
        {choices.map((found) => (
          <Button key={foundLine(found)} size="sm" variant="default" onClick={() => onChoose(found)}>
            {foundLine(found)}
          </Button>
        ))}
      </Group>
    </Notice>
  );
}
