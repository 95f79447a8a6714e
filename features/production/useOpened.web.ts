import { useNavigate, useSearch } from '@tanstack/react-router';

/** The id of the open drawer, which is in the address beside the filters, and a function to open another or close it. */
export const useOpened = (): [id: string | undefined, open: (id: string | undefined) => void] => {
  const { open: opened }: { open?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (id: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, open: id }) as never, replace: opened !== undefined });
  return [opened, open];
};
