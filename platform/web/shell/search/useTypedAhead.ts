import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react';

type Props = {
  opened: boolean;
  /** The search field, once it is there. */
  field: RefObject<HTMLInputElement | null>;
  onType: Dispatch<SetStateAction<string>>;
  onClose: () => void;
};

/** Keeps what is typed between the opening of the search and the moment at which its field has the focus. */
export const useTypedAhead = ({ opened, field, onType, onClose }: Props): void => {
  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      const isInField = field.current !== null && document.activeElement === field.current;
      if (isInField || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Escape' && field.current === null) onClose();
      else if (event.key === 'Backspace') onType((typed) => typed.slice(0, -1));
      else if (event.key.length === 1) onType((typed) => typed + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [opened, field, onType, onClose]);
};
