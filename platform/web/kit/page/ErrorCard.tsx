import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { mayPass } from '../../errors/routeErrors.ts';
import { useBackOnline } from '../../feedback/useOnline.ts';
import classes from './EmptyState.module.css';

type Props = {
  /** It is logged. Its message is shown if it is a refusal of the server. */
  error?: unknown;
  title?: string;
  onRetry?: (() => void) | undefined;
  /** More buttons beside Retry. */
  actions?: ReactNode;
  retrying?: boolean;
};

const hasErrors = (error: unknown): error is { errors: { message: string }[] } =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);

/** Shown in place of data that failed to load, with Retry where it may help. */
export function ErrorCard({ error, title = 'This could not be loaded', onRetry, actions, retrying = false }: Props) {
  const retry = mayPass(error) ? onRetry : undefined;
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  useBackOnline(retry);
  const message = hasErrors(error) ? error.errors[0]?.message : undefined;
  return (
    <div className={classes.box} role="alert">
      <span className={classes.icon} data-tone="danger" aria-hidden="true">
        <IconAlertTriangle size={26} stroke={1.5} />
      </span>
      <p className={classes.title}>{title}</p>
      <div className={classes.words}>{message ?? 'Check your connection and try again.'}</div>
      {(retry || actions) && (
        <div className={classes.action}>
          {retry && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.7} />}
              loading={retrying}
              onClick={retry}
            >
              Retry
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
