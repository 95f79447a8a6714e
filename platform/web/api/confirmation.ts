/** Called when a call asks for the password or a code again. The identity feature sets it: it answers whether that was given. */
type Listener = () => Promise<boolean>;

let listener: Listener | undefined;
let asking: Promise<boolean> | undefined;

export const onConfirmationDue = (next: Listener) => {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
};

/** Asks once for all calls that wait for it. False: nobody can be asked, or they gave it up. */
export const askConfirmation = (): Promise<boolean> => {
  asking ??= (listener?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
};
