import type { ReactNode } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Call, Received, Sending } from '../api/client.ts';
import { useData } from '../api/useData.ts';
import { SideDrawer } from '../kit/dialogs/SideDrawer.tsx';
import type { Walk } from '../kit/dialogs/Walk.tsx';
import { useLast } from '../kit/hooks/useLast.ts';
import { Loaded } from './Loaded.tsx';

type Content<E extends Endpoint> = {
  call: Call<E>;
  /** Its height in pixels, or what stands there, while it loads. */
  skeleton?: number | ReactNode;
};

type Props<E extends Endpoint, Of> = Content<E> & {
  /** The row or id of the record that is shown; undefined closes the drawer. */
  of: Of | undefined;
  /** How the record is asked for. */
  input: (of: Of) => Sending<E>;
  title: ReactNode | ((of: Of) => ReactNode);
  onClose: () => void;
  /** Its place in the list beside it. */
  walk?: Walk | undefined;
  /** For a record with tables. */
  wide?: boolean;
  children: (record: Received<E>, of: Of) => ReactNode;
};

/** A record in a drawer beside its list: it is loaded when it opens, and stands there while the drawer slides out. */
export function RecordDrawer<E extends Endpoint, Of>(props: Props<E, Of>) {
  const { of, call, input, title, onClose, walk, wide = false, skeleton, children } = props;
  const shown = useLast(of);
  const isClosed = shown === undefined;
  return (
    <SideDrawer
      opened={of !== undefined}
      onClose={onClose}
      walk={walk}
      wide={wide}
      title={typeof title !== 'function' ? title : isClosed ? '' : title(shown)}
    >
      {!isClosed && (
        <Record key={JSON.stringify(input(shown))} call={call} input={input(shown)} skeleton={skeleton}>
          {(record) => children(record, shown)}
        </Record>
      )}
    </SideDrawer>
  );
}

type RecordProps<E extends Endpoint> = Content<E> & {
  input: Sending<E>;
  children: (record: Received<E>) => ReactNode;
};

function Record<E extends Endpoint>({ call, input, skeleton, children }: RecordProps<E>) {
  return (
    <Loaded of={useData(call, input)} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
