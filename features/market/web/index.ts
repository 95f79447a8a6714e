export { api as marketApi } from './api.ts';
