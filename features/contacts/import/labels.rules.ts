/** Default labels of phones and programs, which tell nothing about the owner of a number. */
const usual =
  /^(?:mobile|cell|iphone|apple watch|home|work|main|other|custom|voice|pref|fax|(?:home|work|other) ?fax|pager|school|internet|obsolete|google voice|)$/i;

/** A label as it is read: Apple writes its own as `_$!<Mobile>!$_`, Google puts a star before the first. */
const plain = (label: string): string =>
  label
    .replace(/^_\$!<(.*)>!\$_$/, '$1')
    .replace(/^\*\s*/, '')
    .trim();

/** `Wife: 9123 4567`, for the notes: a contact has no label of a number of its own. Empty for a usual one. */
export const labelNote = (label: string, value: string): string => {
  const words = plain(label);
  return usual.test(words) || value === '' ? '' : `${words}: ${value}`;
};
