export { api as identityApi } from './api.ts';
export { ConfirmFields } from './confirm/lazy.tsx';
export { SecondStepSection } from './second-step/lazy.tsx';
export { rememberedUser } from './session/browserStorage.ts';
export { logOut, watchSession } from './session/endings.ts';
export { requireMe } from './session/guard.ts';
export { takeFromAddress } from './session/mailLink.ts';
export { findMe } from './session/me.ts';
export { MeProvider, useMe, useRefreshMe } from './session/useMe.ts';
