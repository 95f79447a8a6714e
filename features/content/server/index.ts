export { isForReader, isInState, publicationColumns, publicationOf, stateColumn, unannounced } from './publication.ts';
