import { NativeSelect, Text } from '@mantine/core';
import { formatCount } from '#platform/contract/money.ts';
import type { TablePreview } from '#platform/contract/table-preview.ts';
import classes from './TablePreview.module.css';

type Props = { preview: TablePreview; onFields: (fields: string[]) => void };

/** The first lines of a file below its headings, each with the field that its column holds, which may be chosen. */
export function FirstLines({ preview, onFields }: Props) {
  const { columns, rows, counts } = preview;
  return (
    <div>
      <Text size="sm" c="dimmed" mb={6}>
        {rows.length < counts.rows ? `The first ${formatCount(rows.length)} lines` : 'All lines'} as they are in the
        file
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled with the arrow keys */}
      <section className={classes.box} aria-label="First lines of the file" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.number}>
                Line
              </th>
              {columns.map(({ heading, field }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <th key={at} scope="col" data-unread={field === '' || undefined}>
                  <span className={classes.heading}>{heading || `Column ${at + 1}`}</span>
                  <Holds
                    preview={preview}
                    at={at}
                    onField={(next) => onFields(columns.map((each, place) => (place === at ? next : each.field)))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <td className={classes.number}>{formatCount(line)}</td>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
                  <td key={at} data-unread={columns[at]?.field === '' || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

type HoldsProps = { preview: TablePreview; at: number; onField: (field: string) => void };

/** What a column is read as. */
function Holds({ preview: { columns, fields, canChoose }, at, onField }: HoldsProps) {
  const { heading = '', field = '' } = columns[at] ?? {};
  const title = fields.find((each) => each.field === field)?.title ?? 'Not read';
  if (!canChoose) return <span className={classes.field}>{title}</span>;
  return (
    <NativeSelect
      size="xs"
      aria-label={`“${heading || `Column ${at + 1}`}” is read as`}
      value={field}
      data={[{ value: '', label: 'Not read' }, ...fields.map((each) => ({ value: each.field, label: each.title }))]}
      onChange={({ currentTarget }) => onField(currentTarget.value)}
    />
  );
}
