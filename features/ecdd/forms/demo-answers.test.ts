import { expect, it } from 'vitest';
import { textFor } from '#demo/ecdd/texts.ts';
import { testApp } from '#test/app.ts';
import { rowsFor, templateOn } from '../templates/templates.server.ts';
import { type CddFor, cddFor } from './forms.words.ts';
import type { FormFacts } from './rows.rules.ts';

const facts: FormFacts = {
  kind: 'INDIVIDUAL',
  isLease: false,
  category: 'private-residential',
  leaseMonths: null,
  amountCents: 100_000_000,
  hasUcp: false,
  papers: [],
  listed: { BLACK: [], GREY: [] },
};

it('has an answer to each question that is answered in words', async () => {
  const { database } = (await testApp()).services;
  const textAnswers: [string, string | undefined][] = [];
  for (const side of Object.keys(cddFor) as CddFor[]) {
    const { id } = await templateOn(database, side, '2026-01-01');
    for (const { answerType, filledBy, questionFID, question } of await rowsFor(database, id, 'A'))
      if (answerType === 'TEXT' && filledBy === 'FORM') textAnswers.push([question, textFor(side, questionFID, facts)]);
  }
  expect(textAnswers.length).toBeGreaterThan(0);
  expect(textAnswers.filter(([, answer]) => !answer)).toEqual([]);
});
