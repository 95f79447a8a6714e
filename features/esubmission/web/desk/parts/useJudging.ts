import type { StoredFile } from '#features/media/contract.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import type { RequiredDocument, Summary } from '../../../records.ts';
import { api } from '../../api.ts';

type Verdict = 'accepted' | 'queried' | 'none';

/**
 * What the desk says of the document that is open: nothing, unless it has claimed the case. A line without a file can't
 * be opened; it is queried, or left alone again, in the list.
 */
export function useJudging({ eSubId, documents, can }: Summary, file: StoredFile | undefined) {
  const judge = useChange(api.judgeDocument);
  const line = documents.find(({ fileGroup }) => fileGroup.some(({ fileId }) => fileId === file?.fileId));
  const say = async ({ documentId, partyUuid, name }: RequiredDocument, verdict: Verdict, note = '') => {
    await judge.mutateAsync({ params: { id: eSubId, documentId }, body: { partyUuid, verdict, note } });
    toastResult(`${name}: ${{ accepted: 'accepted', queried: 'queried', none: 'open again' }[verdict]}.`);
  };
  const may = can.decide && line;
  /** For buttons: a refusal has its toast. */
  const quietly = (verdict: Verdict) => line && void say(line, verdict).catch(() => undefined);
  const queryLine = (document: RequiredDocument, note: string) => say(document, 'queried', note);
  const reopenLine = (document: RequiredDocument) => void say(document, 'none').catch(() => undefined);
  return {
    line,
    inList: can.decide ? { query: queryLine, reopen: reopenLine } : undefined,
    working: judge.isPending,
    accept: may && line.verdict?.verdict !== 'accepted' ? () => quietly('accepted') : undefined,
    query: may ? (note: string) => say(line, 'queried', note) : undefined,
    reopen: may && line.verdict ? () => quietly('none') : undefined,
  };
}

export type Judging = ReturnType<typeof useJudging>;
