export { registrationsOf } from './events/registrations-of.ts';
export { forgetPictures, keepPictures } from './pictures/keep-pictures.ts';
