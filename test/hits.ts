import type { Client } from './people.ts';

const place = '/api/v1/compliance/hits';

/** A dismissal that is taken whatever the hit scores: a reason that no page contradicts, in words that are enough for who decides alone. */
export const somebodyElse = {
  reason: 'OTHER',
  note: 'The passport that was shown is the passport of another person',
} as const;

type Answer = { status: number; body: { data: { state: string } } };

/** Dismisses a hit, and has another officer confirm it where it takes two. Answers the status of the last call. */
export const dismissHit = async (hitId: string, first: Client, second?: Client): Promise<number> => {
  const { factsHash, contentHash } = (await first.get(`${place}/${hitId}`)).body.data;
  const shown = { factsHash, contentHash };
  const said: Answer = await first.put(`${place}/${hitId}/false`, { ...shown, ...somebodyElse });
  if (said.status !== 200 || said.body.data.state === 'FALSE') return said.status;
  if (!second) throw new Error('This hit takes a second officer, and none is given.');
  const confirmed = await second.put(`${place}/${hitId}/false-confirmation`, { ...shown, note: somebodyElse.note });
  return confirmed.status;
};
