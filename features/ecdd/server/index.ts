export { fillDemoForm } from './demo/fill-form.ts';
export { type ChangedForm, formFollowers } from './dossier/form-changed.ts';
export { standingOfDossier } from './dossier/standing.ts';
export { startForm } from './dossier/start.ts';
export { endDossier, syncDossier } from './dossier/sync.ts';
export { completedOn, settled } from './keeping/completed.ts';
