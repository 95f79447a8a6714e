import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { type Clash, mergeEdits } from '#platform/web/drafts/mergeEdits.ts';
import { api } from '../api.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { staleOf } from '../wizard/staleness.web.ts';
import type { Party } from './parties.calls.ts';
import { type PartyValues, partyBody, partyValuesOf } from './partyForm.web.ts';

type Base = { version: number; party: Party | undefined };
/** What another user saved of the party meanwhile, merged with what was typed. */
export type LateParty = { version: number; party: Party; merged: PartyValues; clashes: Clash[] };

/** The party's form values as text, to compare two versions. */
const fieldsOf = (party: Party): string => JSON.stringify(partyValuesOf(party));

/**
 * Saves a new or changed party. If another user changed it meanwhile, the form shows what is stored now before anything
 * is overwritten. Changes of other parties do not matter.
 */
export function useSaveParty(summary: Summary, party: Party | undefined) {
  const [base, setBase] = useState<Base>({ version: summary.version, party });
  const [late, setLate] = useState<LateParty>();
  const queries = useQueryClient();
  const add = useChange(api.addParty, { silent: 'failure' });
  const change = useChange(api.updateParty, { silent: 'failure' });
  const { eSubId } = summary;

  const send = async (values: PartyValues, version: number): Promise<string> => {
    const body = { ...partyBody(values), eSubId, version };
    const uuid = base.party?.uuid;
    const saving = uuid ? change.mutateAsync({ body: { ...body, uuid } }) : add.mutateAsync({ body });
    return (await saving).uuid;
  };

  const save = async (values: PartyValues) => {
    try {
      return await send(values, base.version);
    } catch (error) {
      const stale = staleOf(error);
      if (!stale) throw error;
      const { version } = stale;
      const before = base.party;
      // A new party cannot overwrite anything.
      if (!before) return send(values, version);
      const now = stale.current as Party;
      if (fieldsOf(now) === fieldsOf(before)) return send(values, version);
      setLate({ version, party: now, ...mergeEdits(partyValuesOf(before), partyValuesOf(now), values) });
      void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
      throw error;
    }
  };
  const goOn = ({ version, party: now }: LateParty) => {
    setBase({ version, party: now });
    setLate(undefined);
  };
  return { save, late, goOn };
}
