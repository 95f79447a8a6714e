import type { ReactNode } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { useData } from '../api/useData.ts';
import { Missing } from '../errors/NotFound.tsx';
import { type Crumb, PageHeader } from '../kit/page/PageHeader.tsx';
import { Loaded } from './Loaded.tsx';

type Props<E extends Endpoint> = {
  call: Call<E>;
  input: Sending<E>;
  /** What it is called until it is loaded, and in place of what is not there. */
  title: string;
  /** The pages above it. */
  crumbs?: Crumb[];
  /** Its height in pixels, or what stands there, while it loads. */
  skeleton?: number | ReactNode;
  /** The whole page, with its head, once it is loaded. */
  children: (record: Received<E>) => ReactNode;
};

/** A page about one record that its address names. An address of something that is not there says so. */
export function RecordPage<E extends Endpoint>({ call, input, title, crumbs = [], skeleton, children }: Props<E>) {
  const found = useData(call, input);
  if (found.data) return children(found.data);
  if (found.error && [400, 404].includes(found.error.status)) return <Missing />;
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <Loaded of={found} skeleton={skeleton}>
        {children}
      </Loaded>
    </>
  );
}
