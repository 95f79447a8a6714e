let giveUp: (() => void) | undefined;

/** What Escape does while the dialog is open; undefined once it is closed. */
export const onGivenUp = (next: (() => void) | undefined): void => {
  giveUp = next;
};

/**
 * Escape closes the dialog alone. Called once, before anything is shown: drawers and dialogs listen at the window as well, and would
 * close beneath it with what was typed there.
 */
export const watchGivingUp = (): void =>
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !giveUp) return;
      event.stopImmediatePropagation();
      giveUp();
    },
    { capture: true },
  );
