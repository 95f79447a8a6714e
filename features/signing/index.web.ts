export { UnsealedDocuments } from './unsealed/UnsealedDocuments.tsx';
export { useTexts } from './useTexts.web.ts';
