import { useEffect, useRef, useState } from 'react';
import type { Received } from '#platform/web/api/client.ts';
import { send } from '#platform/web/api/send.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import type { verify } from '../../contract.ts';
import { api } from './api.ts';

export type Checked = Received<typeof verify.check>;
/** `asked`: the code as it was typed, or the name of the file. */
export type State = { asked: string; isFile: boolean; checked?: Checked; failure?: string };

/** Checks a code or a file, the one in the address at once. */
export function useCheck(given: string) {
  const [state, setState] = useState<State>();
  const latest = useRef(0);

  const check = async (asked: string, file?: File) => {
    latest.current += 1;
    const mine = latest.current;
    const base = { asked, isFile: file !== undefined };
    setState(base);
    const answer = file ? sendForm(api.check, { body: {} }, file) : send(api.check, { body: { code: asked } });
    const next = await answer.then(
      (checked) => ({ ...base, checked }),
      (error: unknown) => ({ ...base, failure: error instanceof Error ? error.message : String(error) }),
    );
    // Somebody may have asked for another one meanwhile.
    if (mine === latest.current) setState(next);
  };

  const begin = useRef(check);
  useEffect(() => {
    if (given) void begin.current(given);
  }, [given]);

  return { state, isChecking: state !== undefined && !state.checked && !state.failure, check, setState };
}
