export { api as marketApi } from './api.web.ts';
