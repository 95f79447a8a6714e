import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { room as screening } from '#features/screening/room.server.ts';
import type { TestApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';

const heads = 'id,kind,name,aliases,birth_dates,nationalities,topic,remarks';
const fillers = Array.from({ length: 12 }, (_, at) => `F-${at},person,Filler Number${at} Person,,,,other,`);

/** Loads a list of names, the lines of a CSV: `A-1,person,Torvald Brannick,,1965-03-01,NO,sanction,`. */
export const loadList = async (app: TestApp, lines: string[]): Promise<void> => {
  const path = join(app.services.config.dataDir, 'list.csv');
  await writeFile(path, `${[heads, ...lines, ...fillers].join('\n')}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');
};

/** Decides by two officers that the hits of a name are the person. */
export const confirmHits = async (app: TestApp, [first, second]: [Client, Client], name: string): Promise<void> => {
  const hits = '/api/v1/compliance/hits';
  const { rows } = (await first.get(`${hits}?search=${name}`)).body.data;
  for (const { hitId } of rows) {
    const { factsHash, contentHash } = (await first.get(`${hits}/${hitId}`)).body.data;
    await first.put(`${hits}/${hitId}/true`, { factsHash, contentHash, note: 'The same day of birth' });
    await second.put(`${hits}/${hitId}/confirmation`, { factsHash, contentHash, note: 'The same passport' });
  }
  await doQueued(app, 'aml.hit-decided', 'aml.case-changed');
};
