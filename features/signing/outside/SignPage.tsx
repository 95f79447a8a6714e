import { CodeStep } from './CodeStep.tsx';
import { Ended } from './Ended.tsx';
import { mayAskCode, NoState } from './NoState.tsx';
import { Reading } from './Reading.tsx';
import { Signed } from './Signed.tsx';
import { useLink } from './useLink.web.ts';

/** /e-cdd/e-sign: explains the link, asks for the code, and shows the document. */
export default function SignPage() {
  const link = useLink();
  const { token, state } = link;
  if (!state) return <NoState link={link} />;
  if (state.isOpen)
    return state.signedAt ? <Signed token={token} state={state} /> : <Reading token={token} state={state} />;
  return mayAskCode(state) ? <CodeStep token={token} state={state} /> : <Ended state={state} />;
}
