import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '#platform/web/kit/page/usePageTitle.ts';
import { Brand } from '#platform/web/shell/header/Brand.tsx';
import classes from './EntryPage.module.css';
import { Street } from './Street.tsx';

type Props = {
  title: string;
  /** The browser tab's title, if it should be shorter than the heading. */
  tab?: string;
  lead?: ReactNode;
  /** The bars at the top: maintenance, and the agency's alert. */
  alerts?: (string | undefined)[];
  /** The box about the app on a phone. */
  promo?: string | undefined;
  children: ReactNode;
};

/** The layout of the sign-in pages: a column with the form, and a picture of a street beside it. */
export function EntryPage({ title, tab = title, lead, alerts = [], promo, children }: Props) {
  usePageTitle(tab);
  return (
    <div className={classes.page}>
      <div className={classes.alerts}>
        {alerts.filter(Boolean).map((alert) => (
          <div key={alert} className={classes.alert} role="status">
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            <span>{alert}</span>
          </div>
        ))}
      </div>
      <div className={classes.start}>
        <header>
          <Brand />
        </header>
        <main className={classes.column} id="content">
          <div>
            <h1 className={classes.title}>{title}</h1>
            {lead && <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
        </main>
      </div>
      <aside className={classes.art} aria-label={promo ? 'On your phone' : 'A street of houses'}>
        <div className={classes.scene}>
          <Street />
        </div>
        {promo && (
          <div className={classes.promo}>
            <IconDeviceMobile size={24} stroke={1.6} aria-hidden />
            <div>
              <h2>Gable on your phone</h2>
              <p>{promo}</p>
            </div>
          </div>
        )}
      </aside>
    </div>
  );
}
