/** What happens when a session is found to have ended; the identity feature says what, the platform only tells. */
type Listener = () => void | Promise<void>;

let listener: Listener | undefined;

export const onSessionEnd = (next: Listener) => {
  listener = next;
};

/** Calls that ask who is there, or sign in, are told 401 as an answer and end nothing. */
const answersWith401 = new Set(['identity.info', 'identity.login', 'identity.initLoginSession', 'identity.logout']);

export const endSession = async (callName: string) => {
  if (!answersWith401.has(callName)) await listener?.();
};
