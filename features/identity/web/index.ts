export { api as identityApi } from './api.ts';
export { ConfirmFields } from './confirm/lazy.tsx';
export { SecondStepSection } from './second-step/lazy.tsx';
export { logOut, watchSession } from './session/endings.ts';
export { requireMe } from './session/guard.ts';
export { MeProvider, useMe } from './session/MeContext.ts';
export { findMe } from './session/me.ts';
export { rememberedUser } from './session/rememberedUser.ts';
export { useRefreshMe } from './session/useRefreshMe.ts';
