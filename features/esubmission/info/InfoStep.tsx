import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { type Clash, mergeEdits, withTheirs } from '#platform/web/drafts/mergeEdits.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import type { SavedAs } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import type { Saved } from '../parts.calls.ts';
import type { Beginning } from '../proposal/beginning.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { useKeepDraft } from '../wizard/SaveDraft.tsx';
import { staleOf } from '../wizard/staleness.web.ts';
import { InfoForm, loadInfoChecks } from './InfoForm.tsx';
import type { TransactionInfo } from './info.calls.ts';
import { emptyInfo, type InfoValues, infoValuesOf } from './infoValues.web.ts';

/** Milliseconds between saving and the next step. The toast is shown after one second. */
const advanceAfter = 500;
const toastAfter = 1000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** `base`: the values that the form started from, as they were saved at `version`. */
type Start = { saved: { eSubId: string; version: number } | undefined; base: InfoValues; typed?: InfoValues };
type Late = { version: number; theirs: InfoValues; merged: InfoValues; clashes: Clash[] };

const startOf = (summary: Summary | undefined, beginning: Beginning | undefined): Start => ({
  saved: summary && { eSubId: summary.eSubId, version: summary.version },
  base: summary ? infoValuesOf(summary.info) : (beginning?.values ?? emptyInfo),
});
const same = (a: InfoValues, b: InfoValues) => JSON.stringify(a) === JSON.stringify(b);

type Props = {
  summary?: Summary;
  at?: string | undefined;
  /** What a new submission begins with; left out: nothing. */
  beginning?: Beginning;
  onSaved: (saved: Saved) => void;
};

/** Step 1: creates or changes the submission. What another user changed meanwhile is shown and never overwritten. */
export function InfoStep({ summary, at, beginning, onSaved }: Props) {
  // Kept in state: a summary that is read again must not make an old form look current.
  const [start, setStart] = useState(() => startOf(summary, beginning));
  const [isTaken, setTaken] = useState(true);
  const [round, setRound] = useState(0);
  const [late, setLate] = useState<Late>();
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
    const { saved, base } = start;
    if (!saved) return isTaken && beginning?.create ? beginning.create(body) : create.mutateAsync({ body });
    const put = (version: number) => update.mutateAsync({ body: { ...body, eSubId: saved.eSubId, version } });
    try {
      return await put(saved.version);
    } catch (error) {
      const stale = staleOf(error);
      if (!stale) throw error;
      const theirs = infoValuesOf(stale.current as TransactionInfo);
      // The step was saved again without a change, so nothing is overwritten.
      if (same(theirs, base)) return put(stale.version);
      setLate({ version: stale.version, theirs, ...mergeEdits(base, theirs, values) });
      void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
      throw error;
    }
  };

  const save = async (values: InfoValues, as: SavedAs) => {
    const saved = await send(values);
    setLate(undefined);
    if (!start.saved && isTaken) await beginning?.bring?.(saved);
    // The submission is saved even if setting the status fails. A second try must not create it again.
    if (as === 'draft') return keepDraft(saved.eSubId).catch(() => onSaved(saved));
    setTimeout(() => toastResult(start.saved ? api.update.message : api.create.message), toastAfter);
    await pause(advanceAfter);
    if (isShown.current) onSaved(saved);
  };

  const goOn = ({ version, theirs }: Late, typed?: InfoValues) => {
    setStart({ saved: start.saved && { ...start.saved, version }, base: theirs, ...(typed && { typed }) });
    setRound(round + 1);
    setLate(undefined);
  };

  return (
    <InfoForm
      key={round}
      subject={start.saved ? `${start.saved.eSubId}/info` : ['new', beginning?.key].filter(Boolean).join('/')}
      isNew={!start.saved}
      taken={beginning && { beginning, isTaken, onTaken: setTaken }}
      base={start.base}
      typed={start.typed}
      at={at}
      goesOn={round > 0}
      onSave={save}
      conflict={
        late && {
          version: late.version,
          clashes: late.clashes,
          onGoOn: (taken) => goOn(late, withTheirs(late.merged, taken)),
          onDiscard: () => goOn(late),
        }
      }
    />
  );
}
