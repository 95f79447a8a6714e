import { Drawer } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLast } from '../hooks/useLast.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DrawerContext } from './unsaved.ts';
import { useFocusOnLast, type Walk, WalkBar } from './Walk.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For a record with tables; a form needs no more than the usual width. */
  wide?: boolean;
  /** For a record of a list: its place there. */
  walk?: Walk | undefined;
  children: ReactNode;
};

/** In pixels, on a wide screen: one width for every form. */
const width = 560;
const widthOfTables = 900;

/**
 * A drawer at the right edge of the page. Its content is mounted each time it opens. Escape, the cross and a click beside it
 * ask first if a form inside has unsaved changes.
 */
export function SideDrawer({ opened, onClose, title, wide = false, walk, children }: Props) {
  // What waits for the answer: closing, or going to another record.
  const [asking, setAsking] = useState<() => void>();
  const forms = useRef(new Set<() => boolean>());
  const isGivenUp = useRef(false);
  const drawer = useMemo(
    () => ({
      isDrawer: true,
      tell: (isUnsaved: () => boolean) => {
        isGivenUp.current = false;
        forms.current.add(isUnsaved);
        return () => void forms.current.delete(isUnsaved);
      },
      isGivenUp: () => isGivenUp.current,
    }),
    [],
  );
  const leave = (then: () => void) =>
    [...forms.current].some((isUnsaved) => isUnsaved()) ? setAsking(() => then) : then();
  const lastWalk = useLast(walk);
  // It stays while the drawer slides out.
  const shownWalk = opened ? walk : lastWalk;
  useFocusOnLast(opened, walk);
  return (
    <Drawer.Root
      opened={opened}
      onClose={() => leave(onClose)}
      position="right"
      size={wide ? widthOfTables : width}
      returnFocus={!shownWalk}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{title}</Drawer.Title>
          {shownWalk && shownWalk.of > 1 && (
            <WalkBar walk={{ ...shownWalk, go: (at) => leave(() => shownWalk.go(at)) }} />
          )}
          <Drawer.CloseButton aria-label="Close" {...(shownWalk && { ml: 0 })} />
        </Drawer.Header>
        <Drawer.Body>
          <DrawerContext value={drawer}>{children}</DrawerContext>
        </Drawer.Body>
      </Drawer.Content>
      {/* Mounted only while it asks: a mounted dialog receives the very Escape that closes the drawer, and closes. */}
      {asking && (
        <ConfirmDialog
          danger
          opened
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            isGivenUp.current = true;
            asking();
          }}
          title="Close without saving?"
          confirm="Close"
          cancel="Stay"
        >
          What you entered here will be lost.
        </ConfirmDialog>
      )}
    </Drawer.Root>
  );
}
