import type { AskedQuestion } from '../answering/asked.calls.ts';
import { AddFile } from './AddFile.tsx';
import { useWords } from './language.web.ts';

type Props = { token: string; question: AskedQuestion; onFile: () => Promise<void> };

/** The files of a question: a photo or a document each. */
export function OneFile({ token, question: { code, answer }, onFile }: Props) {
  const { words } = useWords();
  return <AddFile token={token} of={code} label={words.addDocument} files={answer.files} onAdded={onFile} />;
}
