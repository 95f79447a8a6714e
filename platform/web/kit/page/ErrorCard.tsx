import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorBox, type ErrorProps } from './ErrorBox.tsx';

type Props = ErrorProps & {
  /** More buttons beside Retry. */
  actions?: ReactNode;
  retrying?: boolean;
};

/** Shown in place of data that failed to load, with Retry where it may help. */
export function ErrorCard({ retrying = false, ...props }: Props) {
  return (
    <ErrorBox
      {...props}
      retryButton={(retry) => (
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.7} />}
          loading={retrying}
          onClick={retry}
        >
          Retry
        </Button>
      )}
    />
  );
}
