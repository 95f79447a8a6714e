import { Fragment, type ReactNode, useContext } from 'react';
import type { Cents } from '#platform/contract/money.ts';
import { DrawerContext } from '../kit/dialogs/unsaved.ts';
import { Figure } from '../kit/figures/Figure.tsx';
import { type Crumb, Crumbs } from '../kit/page/Crumbs.tsx';
import { usePhoneHead } from '../kit/page/phoneHead.ts';
import { usePageTitle } from '../kit/page/usePageTitle.ts';
import { UnbrokenNumbers } from '../kit/text/UnbrokenNumbers.tsx';
import { type Act, ActButton, type Acts, MoreActs, possible } from './acts.tsx';
import classes from './RecordHead.module.css';

type Props = {
  /** The pages above, on a page. */
  crumbs?: Crumb[] | undefined;
  number?: string | null | undefined;
  state?: ReactNode;
  title: string;
  /** What the dimmed line says, each part apart. */
  line?: (ReactNode | null | false)[];
  /** The amount that the record is about, and where its rows are. */
  figure?: { label: string; cents: Cents; to?: string; isPrice?: true } | undefined;
  /** A picture or initials before the title. */
  face?: ReactNode;
  primary?: Act | undefined;
  second?: Act | undefined;
  /** Behind three dots: papers and sending, then changes of state, then what destroys. */
  more?: Acts;
  /** Verbs that are not declared as acts, before the primary one. */
  extra?: ReactNode;
  /** The browser tab's title, if it should differ. */
  tab?: string | undefined;
};

/** The head of a record, on its page and in its drawer: number and state, title, one dimmed line, amount, one primary verb, one more, “…”. */
export function RecordHead(props: Props) {
  const { isDrawer } = useContext(DrawerContext);
  return isDrawer ? <Head {...props} /> : <PageHead {...props} />;
}

function PageHead({ crumbs = [], tab, ...props }: Props) {
  usePageTitle(tab ?? props.title);
  const above = crumbs.at(-1);
  const hasPhoneHead = usePhoneHead({ label: above?.label ?? props.title, back: above?.to });
  return <Head {...props} isPage way={<Crumbs crumbs={crumbs} isAbove={hasPhoneHead} />} />;
}

type HeadProps = Omit<Props, 'crumbs' | 'tab'> & { isPage?: boolean; way?: ReactNode };

function Head({ isPage = false, way, number, state, title, line = [], figure, face, ...verbs }: HeadProps) {
  const Title = isPage ? 'h1' : 'h2';
  const parts = line.filter(Boolean);
  return (
    <header className={classes.head} data-page={isPage || undefined}>
      {face && <div className={classes.face}>{face}</div>}
      <div className={classes.words}>
        {(way || number || state) && (
          <div className={classes.over}>
            {way}
            {number && <span>{number}</span>}
            {state}
          </div>
        )}
        <Title className={classes.title}>
          <UnbrokenNumbers>{title}</UnbrokenNumbers>
        </Title>
        {parts.length > 0 && (
          <p className={classes.line}>
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names and don't move
              <Fragment key={at}>
                {at > 0 && ' · '}
                <span className={classes.part}>{part}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {figure && (
        <div className={classes.figure}>
          <span className={classes.label}>{figure.label}</span>
          <Figure withCurrency {...figure} />
        </div>
      )}
      <Verbs {...verbs} />
    </header>
  );
}

function Verbs({ primary, second, more = [], extra }: Pick<Props, 'primary' | 'second' | 'more' | 'extra'>) {
  if (!primary && !second && !extra && possible(more).length === 0) return null;
  return (
    <div className={classes.verbs}>
      {extra}
      {primary && <ActButton act={primary} variant="filled" />}
      {second && <ActButton act={second} variant="default" />}
      <MoreActs acts={more} />
    </div>
  );
}
