import type { ReactNode } from 'react';
import headings from '../kit/page/PageHeader.module.css';
import { usePageTitle } from '../kit/page/usePageTitle.ts';
import brand from '../shell/header/Brand.module.css';
import header from '../shell/header/Header.module.css';
import { Mark } from '../shell/header/Mark.tsx';
import page from '../shell/PublicPage.module.css';
import { ButtonLink } from './Button.tsx';

type Props = {
  title: string;
  /** A line under the title. */
  meta: string;
  children: ReactNode;
};

/** A page for whoever comes from outside, below the name of the product and the way to sign in. */
export function PlainPage({ title, meta, children }: Props) {
  usePageTitle(title);
  return (
    <>
      <header className={`${header.header} ${header.public}`}>
        <div className={header.bar}>
          <a href="/" className={brand.brand} aria-label="Gable, home">
            <Mark />
            <span className={brand.name}>Gable</span>
          </a>
          <div className={header.end}>
            <ButtonLink href="/signin" look="default" size="xs">
              Sign in
            </ButtonLink>
          </div>
        </div>
      </header>
      <main id="content" className={page.page}>
        <div className={headings.header}>
          <h1 className={headings.title}>{title}</h1>
          <div className={headings.meta}>{meta}</div>
        </div>
        {children}
      </main>
    </>
  );
}
