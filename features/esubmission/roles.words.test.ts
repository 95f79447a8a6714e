import { expect, it } from 'vitest';
import { cobrokeRoles } from './roles.words.ts';

/** The titles of the specification by the codes that calls name them by. */
const titles = {
  CA: 'CA',
  ICB: 'ICB',
  IREF: 'Internal Ref',
  TAG: 'Tagging',
  CLU: 'Cluster Head',
  IC: 'IC/ICOR',
  '2IC': '2IC',
  PD: 'PD',
};

it('has a code for each title of a role, which is shown in its words', () => {
  expect(Object.keys(cobrokeRoles)).toEqual(Object.keys(titles));
  for (const [code, title] of Object.entries(titles))
    expect(cobrokeRoles[code as keyof typeof titles].split(/[()]| (?=2IC)/)).toContain(title);
});
