import { Table } from '@mantine/core';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';

type Props<Row> = { opened: boolean; onClose: () => void; rows: Row[]; columns: Column<Row>[] };

/** Chosen rows of a search side by side, by the columns of its table. */
export function CompareDrawer<Row extends { id: number }>({ opened, onClose, rows, columns }: Props<Row>) {
  return (
    <SideDrawer opened={opened} onClose={onClose} wide title="Compare">
      <Table.ScrollContainer minWidth={140 + rows.length * 150} type="native">
        <Table verticalSpacing={8} fz="sm">
          <Table.Tbody>
            {columns.map((column) => (
              <Table.Tr key={column.id}>
                <Table.Th scope="row">{column.header}</Table.Th>
                {rows.map((row) => (
                  <Table.Td key={row.id}>{column.cell(row)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </SideDrawer>
  );
}
