/**
 * Rows in parts that one INSERT has room for: a statement takes at most 65,535 values. Rows that are still being read are
 * read only as far as the parts are asked for.
 */
export async function* insertBatches<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  size = 2_000,
): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
