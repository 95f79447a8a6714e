export { forgetPictures, keepPictures } from './pictures/keep-pictures.ts';
