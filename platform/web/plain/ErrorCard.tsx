import { IconRefresh } from '@tabler/icons-react';
import { ErrorBox, type ErrorProps } from '../kit/page/ErrorBox.tsx';
import { Button } from './Button.tsx';

/** Shown in place of data that failed to load, with Retry where it may help. */
export function ErrorCard({ retryWord = 'Retry', ...props }: ErrorProps & { retryWord?: string }) {
  return (
    <ErrorBox
      {...props}
      retryButton={(retry) => (
        <Button look="default" before={<IconRefresh size={16} stroke={1.7} />} onClick={retry}>
          {retryWord}
        </Button>
      )}
    />
  );
}
