export * from './hit.ts';
