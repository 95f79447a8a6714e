import { createContext, useContext } from 'react';

/** The person whose drafts this browser keeps, and the key that encrypts them, which stays in memory. */
export type DraftOwner = { userId: string; draftKey: string };

const Context = createContext<DraftOwner | null>(null);

/** Provides the owner of drafts to every page behind sign-in. */
export const DraftOwnerProvider = Context.Provider;

export const useDraftOwner = (): DraftOwner => {
  const owner = useContext(Context);
  if (!owner) throw new Error('What is typed is kept behind sign-in alone.');
  return owner;
};
