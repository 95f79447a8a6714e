import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { mayPass } from '../../errors/routeErrors.ts';
import { useBackOnline } from '../../feedback/useOnline.ts';
import classes from './EmptyState.module.css';

export type ErrorProps = {
  /** It is logged. Its message is shown if it is a refusal of the server. */
  error?: unknown;
  title?: string;
  onRetry?: (() => void) | undefined;
};

type Props = ErrorProps & {
  /** Draws the button that tries again. */
  retryButton: (retry: () => void) => ReactNode;
  actions?: ReactNode;
};

const hasErrors = (error: unknown): error is { errors: { message: string }[] } =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);

/** What failed to load and why, with another try where it may help; it also tries once the browser is back online. */
export function ErrorBox({ error, title = 'This could not be loaded', onRetry, retryButton, actions }: Props) {
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
      <p className="g-heading">{title}</p>
      <div className={classes.words}>{message ?? 'Check your connection and try again.'}</div>
      {(retry || actions) && (
        <div className={classes.action}>
          {retry && retryButton(retry)}
          {actions}
        </div>
      )}
    </div>
  );
}
