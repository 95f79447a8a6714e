export { dossierStatus } from './dossier/dossier-status.server.ts';
export { type ChangedForm, formFollowers } from './dossier/form-changed.server.ts';
export { startForm } from './dossier/start.server.ts';
export { endDossier, syncDossier } from './dossier/sync.server.ts';
export { fillDemoForm } from './forms/demo-fill.server.ts';
export { completedOn, settled } from './keeping/completed.server.ts';
