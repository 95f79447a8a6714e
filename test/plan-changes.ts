import type { Caller } from './esubmissions.ts';

const place = '/agency/v1/finance/plan-changes';

/** Approves every change of a plan that waits. Answers their titles. */
export const approvePlanChanges = async (second: Caller): Promise<string[]> => {
  const { rows } = (await second.get(place)).body.data;
  for (const { changeId } of rows as { changeId: string }[]) {
    const { status, body } = await second.put(`${place}/${changeId}/approval`);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  }
  return rows.map(({ title }: { title: string }) => title);
};
