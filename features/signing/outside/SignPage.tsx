import type { LinkState } from '../room.calls.ts';
import { Answering } from './Answering.tsx';
import { CodeStep } from './CodeStep.tsx';
import { Ended } from './Ended.tsx';
import { mayAskCode, NoState } from './NoState.tsx';
import { ReadAnswered } from './ReadAnswered.tsx';
import { Reading } from './Reading.tsx';
import { Signed } from './Signed.tsx';
import { useLink } from './useLink.web.ts';

/** /e-cdd/e-sign: explains the link, asks for the code, and shows the document. */
export default function SignPage() {
  const link = useLink();
  const { token, state } = link;
  if (!state) return <NoState link={link} />;
  if (state.isOpen) return <Opened token={token} state={state} />;
  return mayAskCode(state) ? <CodeStep token={token} state={state} /> : <Ended state={state} />;
}

/** What is next: the answers where some are asked for, then the document that is made of them. */
function Opened(props: { token: string; state: LinkState }) {
  const { signedAt, asks, finishedAt } = props.state;
  if (signedAt) return <Signed {...props} />;
  if (!asks) return <Reading {...props} />;
  return finishedAt ? <ReadAnswered {...props} /> : <Answering {...props} />;
}
