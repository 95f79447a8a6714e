import { Button, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** A form that opens below its button, because it is seldom wanted. */
export function Unfold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="md" align="stretch">
      <div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </div>
      {isOpen && children}
    </Stack>
  );
}
