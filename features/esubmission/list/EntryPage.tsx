import { IconChecklist, IconFilePlus, IconListDetails } from '@tabler/icons-react';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './EntryPage.module.css';

const entries = [
  {
    name: 'Submit New Transaction',
    what: 'Start a submission, step by step. It is kept as a draft as you go.',
    to: '/e-submission/submit-new-transaction',
    icon: IconFilePlus,
  },
  {
    name: 'Status Of Submission',
    what: 'Where each submission stands, and what was returned.',
    to: '/e-submission/status-of-submission',
    icon: IconListDetails,
  },
  {
    name: 'Required Documents',
    what: 'What has to be uploaded for a kind of transaction.',
    to: '/e-submission/required-documents',
    icon: IconChecklist,
  },
];

/** For people whom the entry guard does not redirect: they choose where to go. */
export function EntryPage() {
  return (
    <>
      <PageHeader title="E-Submission" />
      <ul className={classes.entries}>
        {entries.map(({ name, what, to, icon: Icon }) => (
          <li key={to}>
            <RouteLink to={to} className={classes.entry}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <span className="g-heading">{name}</span>
              <span className="g-dimmed">{what}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
