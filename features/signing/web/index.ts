export { UnsealedDocuments } from './UnsealedDocuments.tsx';
