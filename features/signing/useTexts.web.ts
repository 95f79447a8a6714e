import { useData } from '#platform/web/api/useData.ts';
import { api } from './api.web.ts';

/** Whether customers without an email address can be sent text messages. */
export const useTexts = (): boolean => useData(api.waysToSend, {}).data?.texts ?? false;
