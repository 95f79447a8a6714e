/** Letters that the fonts of a PDF have: Latin, Chinese, Tamil, and what is common to all scripts. */
const printed = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Tamil}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Whether a name can be typed as a signature. Of other scripts the PDF would show empty boxes. */
export const mayBeTyped = (name: string): boolean => printed.test(name) && /\p{Letter}/u.test(name);
