import { useSearch } from '@tanstack/react-router';
import { LinkTabs } from '#platform/web/kit/page/LinkTabs.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { HdbTab } from '../hdb-resale/HdbTab.tsx';
import { firstTool, openTools, toolAddress } from '../lists.web.ts';
import { OpenMarketTab } from '../open-market/OpenMarketTab.tsx';
import { CaveatTab } from '../private-sales/CaveatTab.tsx';
import { RentalTab } from '../rental/RentalTab.tsx';
import { type Tool, tools } from '../tools.words.ts';

/** /agent-tools/caveat-hdb?tab=: sales and tenancies of homes, one search per tab. */
export function MarketPage() {
  const { tab = firstTool }: { tab?: Tool } = useSearch({ strict: false });
  return (
    <>
      <PageHeader title="Market Data" crumbs={[{ label: 'Agent Tools', to: '/agent-tools' }]} />
      <LinkTabs
        label="Market data"
        tabs={openTools.map((tool) => ({ to: toolAddress(tool), label: tools[tool], isCurrent: tool === tab }))}
      />
      {tab === 'caveat' && <CaveatTab />}
      {tab === 'hdb' && <HdbTab />}
      {tab === 'rental' && <RentalTab />}
      {tab === 'open-market' && <OpenMarketTab />}
    </>
  );
}
