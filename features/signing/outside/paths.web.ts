export const readingPath = '/e-cdd/e-sign';
export const signingPath = '/customer/signature';
