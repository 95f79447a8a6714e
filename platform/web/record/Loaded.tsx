import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorCard } from '../kit/page/ErrorCard.tsx';

type Props<Data> = {
  of: UseQueryResult<Data, Error>;
  /** Of the grey block that is shown while it loads, in pixels; or what stands there instead. */
  skeleton?: number | ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a call answered; until then a grey block, and after a failure the reason with Retry. */
export function Loaded<Data>({ of, skeleton = 320, children }: Props<Data>) {
  if (of.error) return <ErrorCard error={of.error} onRetry={() => void of.refetch()} retrying={of.isFetching} />;
  if (of.data === undefined)
    return typeof skeleton === 'number' ? <Skeleton height={skeleton} radius={8} aria-busy="true" /> : skeleton;
  return children(of.data);
}
