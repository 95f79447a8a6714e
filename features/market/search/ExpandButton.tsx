import { Button } from '@mantine/core';
import { IconArrowsMaximize, IconArrowsMinimize } from '@tabler/icons-react';
import { useState } from 'react';

const key = 'gable.market.expanded';

const keptExpanded = (): boolean => {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

/** Whether a list of results is as high as the window, as it was chosen last in this browser, and its height: 300 px until then. */
export function useExpanded() {
  const [isExpanded, setExpanded] = useState(keptExpanded);
  const expand = (next: boolean) => {
    setExpanded(next);
    try {
      localStorage.setItem(key, next ? 'yes' : 'no');
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return { isExpanded, expand, maxHeight: isExpanded ? ('window' as const) : 300 };
}

/** Makes a list of results as high as the window, or 300 px again. */
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
