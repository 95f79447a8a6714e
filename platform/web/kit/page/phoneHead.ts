import { createContext, useContext, useEffect } from 'react';

/** What the header shows of a page on a phone: its title, or the way back to the page above it. */
export type PhoneHead = { label: string; back?: string | undefined };

/** Takes what the header shows. Pages outside of the shell have no such header. */
export const PhoneHeadContext = createContext<((head: PhoneHead | undefined) => void) | undefined>(undefined);

/** Shows this in the header while the page is there. Returns whether there is such a header. */
export const usePhoneHead = ({ label, back }: PhoneHead): boolean => {
  const show = useContext(PhoneHeadContext);
  useEffect(() => {
    show?.({ label, back });
    return () => show?.(undefined);
  }, [show, label, back]);
  return show !== undefined;
};
