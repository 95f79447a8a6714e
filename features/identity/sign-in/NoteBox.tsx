import { UnstyledButton } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import classes from './NoteBox.module.css';
import type { Words } from './words.web.ts';

type Account = Words['demoAccounts'][number];
type Props = { words: Words; chosen: string; onChoose: (account: Account) => void };

/** Under the form: the agency's note, and in demo mode the accounts to try and the way to their mail. */
export function NoteBox({ words, chosen, onChoose }: Props) {
  const { note, demoAccounts, hasOutbox } = words;
  if (!note && demoAccounts.length === 0 && !hasOutbox) return null;
  return (
    <section className={classes.box} aria-label="Note">
      {demoAccounts.length > 0 && (
        <>
          <div className={classes.head}>
            <h2>Demo accounts</h2>
            <span className="g-note">Choose one to fill the form</span>
          </div>
          <ul className={classes.accounts}>
            {demoAccounts.map((account) => (
              <li key={account.userName}>
                <UnstyledButton
                  className={classes.account}
                  aria-pressed={account.userName === chosen}
                  onClick={() => onChoose(account)}
                >
                  <Initials name={account.userName} size={30} />
                  <span>
                    <span className={classes.name}>{account.userName}</span>
                    <span className={classes.who}>{account.who}</span>
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {note && <p className="g-dimmed">{note}</p>}
      {hasOutbox && (
        <div className={classes.foot}>
          <RouteLink to="/outbox" className={classes.link}>
            Open the mail of this demo
          </RouteLink>
        </div>
      )}
    </section>
  );
}
