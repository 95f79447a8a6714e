import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import type { Saved, Summary } from '../../../records.ts';
import { api } from '../../api.ts';
import { type Clash, mergeEdits } from '../mergeEdits.ts';
import { useKeepDraft } from '../SaveDraft.tsx';
import { isStale, tellFailure } from '../staleness.ts';
import { type After, InfoForm } from './InfoForm.tsx';
import { emptyInfo, type InfoValues, infoValuesOf } from './infoValues.ts';
import { loadInfoChecks } from './useInfoChecks.ts';

/** 00: after the info is saved the step advances in half a second, the toast comes after one. */
const advanceAfter = 500;
const toastAfter = 1000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Start = { summary: Summary | undefined; typed?: InfoValues; round: number };
type Conflict = { theirs: Summary; merged: InfoValues; clashes: Clash[] };

const baseOf = (summary: Summary | undefined) => (summary ? infoValuesOf(summary.info) : emptyInfo);

/** Step 1: creates the submission, or changes it. Another's change meanwhile is shown, never overwritten. */
export function InfoStep({ summary, onSaved }: { summary?: Summary; onSaved: (saved: Saved) => void }) {
  // What the typing began from: a summary that is read again meanwhile must not make an old form look new.
  const [start, setStart] = useState<Start>({ summary, round: 0 });
  const [conflict, setConflict] = useState<Conflict>();
  const queries = useQueryClient();
  const create = useChange(api.create, { silent: 'both' });
  const update = useChange(api.update, { silent: 'both' });
  const keepDraft = useKeepDraft();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const send = async (values: InfoValues): Promise<Saved> => {
    const { infoBody } = await loadInfoChecks();
    const body = infoBody(values);
    if (!start.summary) return create.mutateAsync({ body });
    const { eSubId, version } = start.summary;
    try {
      return await update.mutateAsync({ body: { ...body, eSubId, version } });
    } catch (error) {
      if (!isStale(error)) throw error;
      const options = dataOptions(api.summary, { params: { id: eSubId } });
      const theirs = await queries.fetchQuery({ ...options, staleTime: 0 });
      const base = baseOf(start.summary);
      // Another step was changed, not this one: nothing of it is overwritten.
      if (JSON.stringify(baseOf(theirs)) === JSON.stringify(base))
        return update.mutateAsync({ body: { ...body, eSubId, version: theirs.version } });
      setConflict({ theirs, ...mergeEdits(base, baseOf(theirs), values) });
      throw error;
    }
  };

  const save = async (values: InfoValues, after: After) => {
    const saved = await send(values).catch(tellFailure);
    setConflict(undefined);
    // It is saved whatever becomes of the status: a second try must not create it twice.
    if (after === 'draft') return keepDraft(saved.eSubId).catch(() => onSaved(saved));
    setTimeout(() => toastResult(start.summary ? api.update.message : api.create.message), toastAfter);
    await pause(advanceAfter);
    if (isShown.current) onSaved(saved);
  };

  const begin = (next: Omit<Start, 'round'>) => {
    setStart({ ...next, round: start.round + 1 });
    setConflict(undefined);
  };

  return (
    <InfoForm
      key={start.round}
      subject={start.summary ? `${start.summary.eSubId}/info` : 'new'}
      base={baseOf(start.summary)}
      typed={start.typed}
      goesOn={start.round > 0}
      onSave={save}
      conflict={
        conflict && {
          clashes: conflict.clashes,
          onKeep: () => begin({ summary: conflict.theirs, typed: conflict.merged }),
          onDiscard: () => begin({ summary: conflict.theirs }),
        }
      }
    />
  );
}
