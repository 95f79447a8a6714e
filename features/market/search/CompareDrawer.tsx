import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';

type Props<Row> = { opened: boolean; onClose: () => void; rows: Row[]; columns: Column<Row>[] };

/** Chosen rows of a search side by side, by the columns of its table. */
export function CompareDrawer<Row extends { id: number }>({ opened, onClose, rows, columns }: Props<Row>) {
  return (
    <SideDrawer opened={opened} onClose={onClose} wide title="Compare">
      <MiniTable
        label="Compare"
        minWidth={140 + rows.length * 150}
        rows={columns}
        columns={[
          { id: 'what', header: '', cell: ({ header }) => header },
          ...rows.map((row) => ({ id: String(row.id), header: '', cell: ({ cell }: Column<Row>) => cell(row) })),
        ]}
      />
    </SideDrawer>
  );
}
