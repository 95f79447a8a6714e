import { createContext, useContext } from 'react';

/** Whose typing this browser keeps, and the key it is sealed with, which stays in memory. */
export type DraftOwner = { userId: string; draftKey: string };

const Context = createContext<DraftOwner | null>(null);

/** Around every page behind sign-in. */
export const DraftOwnerProvider = Context.Provider;

export const useDraftOwner = (): DraftOwner => {
  const owner = useContext(Context);
  if (!owner) throw new Error('What is typed is kept behind sign-in alone.');
  return owner;
};
