/** Pages that need no sign-in and whose feature comes later. */
export const comingPublicPages: Record<string, { name: string; what: string }> = {
  '/e-cdd/e-sign': { name: 'Sign an E-CDD form', what: 'Signing a due diligence form that your agent sent you.' },
  '/customer/signature': { name: 'Customer signature', what: 'Signing a document that your agent sent you.' },
};
