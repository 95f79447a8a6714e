export { registrationsOf } from './events/registrations-of.server.ts';
export { forgetPictures, keepPictures } from './pictures/keep-pictures.server.ts';
