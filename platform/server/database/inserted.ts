/** The row that an `INSERT … RETURNING` of one row answers. */
export const inserted = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('An inserted row came back empty');
  return row;
};
