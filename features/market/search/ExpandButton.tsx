import { Button } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';

/** The height of a list of results until somebody expands it. */
export const listHeight = 300;

/** Shows a list of results whole, or in its box again. */
export function ExpandButton({
  isExpanded,
  onChange,
}: {
  isExpanded: boolean;
  onChange: (isExpanded: boolean) => void;
}) {
  const Icon = isExpanded ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <Button
      variant="default"
      aria-expanded={isExpanded}
      leftSection={<Icon size={16} stroke={1.7} />}
      onClick={() => onChange(!isExpanded)}
    >
      {isExpanded ? 'Collapse' : 'Expand'}
    </Button>
  );
}
