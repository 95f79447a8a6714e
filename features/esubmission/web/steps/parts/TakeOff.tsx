import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

type Props = { name: string; onRemove: () => void; className?: string | undefined };

/** Takes a row off a step's list; the step is saved later. */
export function TakeOff({ name, onRemove, className = '' }: Props) {
  return (
    <Tooltip label="Take off">
      <ActionIcon
        className={className}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={`Take ${name} off`}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
