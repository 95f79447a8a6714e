import { createContext, useContext } from 'react';
import type { Me } from '../../contract.ts';

const Context = createContext<Me | null>(null);

/** Around every page behind sign-in. */
export const MeProvider = Context.Provider;

/** Who is signed in: name, role, desks. Only on pages behind sign-in. */
export const useMe = (): Me => {
  const me = useContext(Context);
  if (!me) throw new Error('useMe is for pages behind sign-in.');
  return me;
};
