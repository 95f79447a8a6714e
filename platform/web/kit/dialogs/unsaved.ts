import { createContext, useContext, useEffect, useRef } from 'react';

type Drawer = {
  /** False outside of every drawer. */
  isDrawer: boolean;
  /** Takes from a form how to ask it whether it has unsaved changes. What it returns takes that back. */
  tell: (isUnsaved: () => boolean) => () => void;
  /** Whether the person has said that they may be lost. */
  isGivenUp: () => boolean;
};

export const DrawerContext = createContext<Drawer>({ isDrawer: false, tell: () => () => {}, isGivenUp: () => false });

/** Lets the drawer around a form ask before it is closed with unsaved changes. Returns whether they were given up. */
export const useUnsaved = (isUnsaved: () => boolean): (() => boolean) => {
  const { tell, isGivenUp } = useContext(DrawerContext);
  const latest = useRef(isUnsaved);
  latest.current = isUnsaved;
  useEffect(() => tell(() => latest.current()), [tell]);
  return isGivenUp;
};
