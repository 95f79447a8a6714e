import type { Setting } from '#features/settings/contract.ts';
import { implement } from '#platform/server/http/implement.ts';
import { agency } from '../contract.ts';
import { changeSetting, resetSetting } from './settings/change-setting.ts';
import { listSettings } from './settings/list-settings.ts';

export const agencyRoutes = (settings: Setting<unknown>[]) =>
  implement('agency', agency, {
    settings: listSettings(settings),
    changeSetting: changeSetting(settings),
    resetSetting: resetSetting(settings),
  });
