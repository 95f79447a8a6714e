import { Button, Menu } from '@mantine/core';
import { IconTableExport } from '@tabler/icons-react';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { api } from '../api.web.ts';

/** My income of a year as an Excel file, for the tax. */
export function IncomeReport({ years }: { years: string[] }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconTableExport size={17} stroke={1.7} />}>
          Income report
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {years.map((year) => (
          <Year key={year} year={year} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Year({ year }: { year: string }) {
  const { start } = useDownload(urlOf(api.incomeReport, {}), { year });
  return <Menu.Item onClick={() => void start()}>{year}</Menu.Item>;
}
