/** Called when a call finds that the session has ended. The identity feature sets it. */
type Listener = () => void | Promise<void>;

let listener: Listener | undefined;

export const onSessionEnd = (next: Listener) => {
  listener = next;
};

/** For these calls a 401 is a normal answer, which does not mean that a session has ended. */
const answersWith401 = new Set(['identity.info', 'identity.login', 'identity.initLoginSession', 'identity.logout']);

export const endSession = async (callName: string) => {
  if (!answersWith401.has(callName)) await listener?.();
};
