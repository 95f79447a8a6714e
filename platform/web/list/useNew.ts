import { useNavigate, useSearch } from '@tanstack/react-router';

/** The address of a page whose form for something new can be asked for: `?new=yes`. */
export const withNew =
  <S extends object>(validate: (raw: Record<string, unknown>) => S) =>
  (raw: Record<string, unknown>): S & { new?: string } => ({
    ...validate(raw),
    ...(raw.new === undefined ? {} : { new: 'yes' }),
  });

/** Whether the form for something new is open, which the address says, so that the search leads there; and what opens or closes it. */
export const useNew = (): [isOpen: boolean, open: (isOpen: boolean) => void] => {
  const { new: asked }: { new?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const open = (isOpen: boolean) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, new: isOpen ? 'yes' : undefined }) as never,
      replace: true,
      // Nobody leaves the page: the form itself says what becomes of what was typed.
      ignoreBlocker: true,
    });
  return [asked !== undefined, open];
};
