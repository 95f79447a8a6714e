import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';

/** Prints the page as it is, without the shell and what can be pressed. */
export const PrintButton = () => (
  <Button variant="default" leftSection={<IconPrinter size={17} stroke={1.7} />} onClick={() => window.print()}>
    Print
  </Button>
);
