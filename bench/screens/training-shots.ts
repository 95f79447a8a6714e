import { pageShot, type Shot } from './shot.ts';

const desk = '/agency-desk/courses';

export const trainingShots: Shot[] = [
  pageShot('courses attended', 'hannah.lim', '/training/course-attended'),
  pageShot('courses registered', 'hannah.lim', '/training/course-registered'),
  pageShot('upcoming courses', 'hannah.lim', '/training/course-registered?show=coming'),
  pageShot('courses at the desk', 'admin', desk),
  pageShot('CPD hours at the desk', 'admin', `${desk}/hours`),
  pageShot('declared hours at the desk', 'admin', `${desk}/declared`),
];
