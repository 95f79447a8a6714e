/** The pictures of a paste or a drop. Where words came with them, as from a text program, those are taken. */
export const givenPictures = (given: DataTransfer | null): File[] =>
  given && given.getData('text/plain') === '' ? [...given.files].filter(({ type }) => type.startsWith('image/')) : [];
