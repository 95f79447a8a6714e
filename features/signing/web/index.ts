export { UnsealedDocuments } from './UnsealedDocuments.tsx';
export { useTexts } from './useTexts.ts';
