/** The pictures of a paste or a drop. Where words came with them, as from a text program, those are taken. */
export const givenPictures = (data: DataTransfer | null): File[] =>
  data && data.getData('text/plain') === '' ? [...data.files].filter(({ type }) => type.startsWith('image/')) : [];
