import { implement } from '#platform/server/http/implement.ts';
import { ecdd } from '../contract/index.ts';
import { readNewForm } from './forms/draft.ts';
import { downloadForm } from './forms/paper.ts';
import { readForm, readFormsOfCase, readResult } from './forms/read.ts';
import { saveForm, updateForm } from './forms/save.ts';
import { readTemplateDetails, readTemplates } from './templates/templates.ts';

export const ecddRoutes = implement('ecdd', ecdd, {
  templates: readTemplates,
  templateDetails: readTemplateDetails,
  formsOfCase: readFormsOfCase,
  newForm: readNewForm,
  saveForm,
  updateForm,
  formResult: readResult,
  form: readForm,
  formFile: downloadForm,
});
