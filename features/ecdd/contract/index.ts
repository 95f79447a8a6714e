import { approvalCalls } from './approvals.ts';
import { builderCalls } from './builder.ts';
import { checkCalls } from './checks.ts';
import { correctionCalls } from './corrections.ts';
import { findCalls } from './find.ts';
import { formCalls } from './form-calls.ts';
import { keepingCalls } from './keeping.ts';
import { myFormCalls } from './my-forms.ts';
import { signingCalls } from './signing.ts';
import { templateCalls } from './templates.ts';

export const ecdd = {
  ...templateCalls,
  ...signingCalls,
  ...formCalls,
  ...correctionCalls,
  ...findCalls,
  ...approvalCalls,
  ...checkCalls,
  ...builderCalls,
  ...keepingCalls,
  ...myFormCalls,
};
