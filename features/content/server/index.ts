export { isForReader, isInState, publicationColumns, unannounced } from './publication.ts';
