import { Drawer } from '@mantine/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DrawerContext } from './unsaved.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** For a record with tables; a form needs no more than the usual width. */
  wide?: boolean;
  children: ReactNode;
};

/** In pixels, on a wide screen: one width for every form. */
const width = 560;
const widthOfTables = 900;

/**
 * A drawer at the right edge of the page. Its content is mounted each time it opens. Escape, the cross and a click beside it
 * ask first if a form inside has unsaved changes.
 */
export function SideDrawer({ opened, onClose, title, wide = false, children }: Props) {
  const [asking, setAsking] = useState(false);
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
  const close = () => ([...forms.current].some((isUnsaved) => isUnsaved()) ? setAsking(true) : onClose());
  const giveUp = () => {
    isGivenUp.current = true;
    onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={wide ? widthOfTables : width}
      title={title}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <DrawerContext value={drawer}>{children}</DrawerContext>
      {/* Mounted only while it asks: a mounted dialog receives the very Escape that closes the drawer, and closes. */}
      {asking && (
        <ConfirmDialog
          danger
          opened
          onClose={() => setAsking(false)}
          onConfirm={giveUp}
          title="Close without saving?"
          confirm="Close"
          cancel="Stay"
        >
          What you entered here will be lost.
        </ConfirmDialog>
      )}
    </Drawer>
  );
}
