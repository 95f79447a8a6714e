import { approvalCalls } from './approvals/approvals.calls.ts';
import { correctionCalls } from './corrections/corrections.calls.ts';
import { checkCalls } from './dossier/checks.calls.ts';
import { findCalls } from './forms/find.calls.ts';
import { formCalls } from './forms/forms.calls.ts';
import { myFormCalls } from './forms/my-forms.calls.ts';
import { keepingCalls } from './keeping/keeping.calls.ts';
import { signingCalls } from './signing/signing.calls.ts';
import { builderCalls } from './templates/builder.calls.ts';
import { templateCalls } from './templates/templates.calls.ts';
import { wordsCalls } from './templates/words.calls.ts';

export const ecdd = {
  ...templateCalls,
  ...signingCalls,
  ...formCalls,
  ...correctionCalls,
  ...findCalls,
  ...approvalCalls,
  ...checkCalls,
  ...builderCalls,
  ...wordsCalls,
  ...keepingCalls,
  ...myFormCalls,
};
