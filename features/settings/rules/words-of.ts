/** `secondStepOptional` → `Second step optional`, for what has no name of its own. */
export const wordsOf = (name: string): string => {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return /^[A-Z]\d+$/.test(name) ? name : words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};
