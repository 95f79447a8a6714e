import { useNavigate, useSearch } from '@tanstack/react-router';

/** The record whose drawer is open, which stands in the address beside the filters, and what opens another or closes it. */
export const useOpened = (): [id: string | undefined, open: (id: string | undefined) => void] => {
  const { open: opened }: { open?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (id: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, open: id }) as never, replace: opened !== undefined });
  return [opened, open];
};
