import { courseStates } from '#features/training/courses/courses.words.ts';
import { approvals, components, modes } from '#features/training/cpd.words.ts';
import { riskStates } from '#features/training/cycles/standings.words.ts';
import { training } from '#features/training/room.calls.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { day, instant, sameAsList } from './opened.ts';

const courses = sameAsList('Courses', {
  list: training.courses,
  file: training.coursesSheet,
  columns: {
    Code: ({ code }) => code,
    Course: ({ title }) => title,
    Provider: ({ provider }) => provider,
    Component: ({ component }) => components[component],
    Hours: ({ hours }) => hours,
    Mode: ({ mode }) => modes[mode],
    State: ({ state }) => courseStates[state],
    Sessions: ({ sessions }) => sessions,
    'Next session': ({ nextAt }) => instant(nextAt),
  },
});

const standings = sameAsList('CPD hours', {
  list: training.standings,
  file: training.standingsSheet,
  columns: {
    Name: ({ name }) => name,
    'Registration no.': ({ registrationNo }) => registrationNo,
    Standing: ({ standing }) => riskStates[standing],
    'Hours counted': ({ counted }) => counted,
    'Hours missing': ({ missing }) => missing,
    'Missing by component': ({ lacks }) => lacks,
    'Pending approval': ({ pending }) => pending,
    'Registered for a course': ({ isRegistered }) => (isRegistered ? 'Yes' : ''),
  },
});

const declarations = sameAsList('Declared hours', {
  list: training.declarations,
  file: training.declarationsSheet,
  columns: {
    Name: ({ name }) => name,
    'Registration no.': ({ registrationNo }) => registrationNo,
    Training: ({ title }) => title,
    Provider: ({ provider }) => provider,
    Component: ({ component }) => components[component],
    Hours: ({ hours }) => hours,
    Date: ({ to }) => day(to),
    Certificate: ({ certificateNo }) => certificateNo,
    Evidence: ({ hasEvidence }) => (hasEvidence ? 'Yes' : ''),
    State: ({ approval }) => approvals[approval],
    Declared: ({ addedAt }) => instant(addedAt),
  },
});

/** The files of courses and CPD hours, with titles that look like a formula. */
export const trainingIsShown = async (app: TestApp, [first]: [Client, Client]): Promise<void> => {
  const desk = await app.letIn(await app.aStaff('content', 'people'));
  const shared = { title: '=1+1', provider: '@A', component: 'PC', hours: 1.5, mode: 'CLASSROOM' };
  await desk.post('/api/v1/desk/courses', Object.assign({ code: '=2+2' }, shared));
  await first.post('/api/v1/cpd/declarations', Object.assign({ from: '2026-02-03', to: '2026-02-03' }, shared));
  await courses.isShownTo(desk);
  await standings.isShownTo(desk);
  await declarations.isShownTo(desk);
};
