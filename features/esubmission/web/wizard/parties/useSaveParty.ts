import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import type { Party, Summary } from '../../../records.ts';
import { api } from '../../api.ts';
import { type Clash, mergeEdits } from '../mergeEdits.ts';
import { isStale, tellFailure } from '../staleness.ts';
import { type PartyValues, partyBody, partyValuesOf } from './partyForm.ts';

type Base = { version: number; party: Party | undefined };
export type Reloaded = { merged: PartyValues; clashes: Clash[] };

/** What the form of a party holds of it. */
const fieldsOf = (party: Party | undefined): string => JSON.stringify(party && partyValuesOf(party));

/**
 * Saves a party as new or changed. When the submission was changed meanwhile it is read again and put together with
 * what was typed, which the form shows: a second Save then goes through.
 */
export function useSaveParty(summary: Summary, party: Party | undefined) {
  const [base, setBase] = useState<Base>({ version: summary.version, party });
  const [reloaded, setReloaded] = useState<Reloaded>();
  const queries = useQueryClient();
  const add = useChange(api.addParty, { silent: 'failure' });
  const change = useChange(api.updateParty, { silent: 'failure' });
  const { eSubId } = summary;

  const readAgain = async (): Promise<Base> => {
    const options = dataOptions(api.summary, { params: { id: eSubId } });
    const { version, parties } = await queries.fetchQuery({ ...options, staleTime: 0 });
    return { version, party: parties.find(({ uuid }) => uuid === base.party?.uuid) };
  };

  const send = async (values: PartyValues, { version, party: before }: Base): Promise<string> => {
    const body = { ...partyBody(values), eSubId, version };
    const saving = before ? change.mutateAsync({ body: { ...body, uuid: before.uuid } }) : add.mutateAsync({ body });
    return (await saving).uuid;
  };

  const save = async (values: PartyValues) => {
    try {
      return await send(values, base);
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await readAgain();
      // Something else was changed (its shareholders count as that), not this party: nothing of it is overwritten.
      if (fieldsOf(now.party) === fieldsOf(base.party)) return send(values, now);
      setBase(now);
      const [before, theirs] = [base.party, now.party];
      const both = before && theirs && mergeEdits(partyValuesOf(before), partyValuesOf(theirs), values);
      setReloaded(both ?? { merged: values, clashes: [] });
      throw error;
    }
  };
  return { save: (values: PartyValues) => save(values).catch(tellFailure), reloaded };
}
