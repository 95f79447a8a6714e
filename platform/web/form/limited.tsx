import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';

/** Why a text is too long; undefined if it is not. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.trim().length > most ? `Keep this to ${most} characters.` : undefined;

type Props = { maxLength?: number | undefined; value?: unknown; error?: ReactNode };
type Unread = { onUnread?: (reason: string | undefined) => void };

/**
 * An input whose `maxLength` cuts nothing off: what is pasted stays whole, with the reason why it can't be saved. The browser would
 * shorten it without a word.
 */
export function limited<P extends Props>(Input: ComponentType<P>) {
  const Whole = Input as ComponentType<Props>;
  return function LimitedInput({ maxLength, onUnread, error, ...rest }: P & Unread) {
    const reason = maxLength === undefined ? undefined : tooLong(String(rest.value ?? ''), maxLength);
    const report = useEffectEvent((why: string | undefined) => onUnread?.(why));
    useEffect(() => {
      report(reason);
      return () => report(undefined);
    }, [reason]);
    return <Whole {...rest} error={reason ?? error} />;
  };
}
