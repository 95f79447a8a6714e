let giveUp: (() => void) | undefined;

/** Sets what Escape does while the dialog is open. Undefined once it is closed. */
export const onGivenUp = (next: (() => void) | undefined): void => {
  giveUp = next;
};

/**
 * Escape closes only the dialog. Called once, before anything is shown: drawers and dialogs also listen at the window, and would close
 * beneath it and lose their input.
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
