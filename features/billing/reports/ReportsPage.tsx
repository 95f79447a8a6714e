import { Box } from '@mantine/core';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { GstQuarter } from '../gst/GstQuarter.tsx';
import { CompletedDeals } from './CompletedDeals.tsx';

/** /agency-desk/finance/reports: the GST of a quarter, and what the regulator asks each month. */
export function ReportsPage() {
  return (
    <>
      <PageHeader title="Reports" />
      <Panel title="GST return" description="Invoices less credit notes, by tax point.">
        <GstQuarter />
      </Panel>
      <Box mt={20}>
        <Panel
          title="Completed residential deals"
          description="For the Council for Estate Agencies, by month of completion."
        >
          <CompletedDeals />
        </Panel>
      </Box>
    </>
  );
}
