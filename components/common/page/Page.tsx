import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { footer as footerTexts } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isSeen } from '@/lib/late/when';
import type { PageType } from '@/hooks/site/useInfoStrip';
import { Footer, type FooterProps } from '@/components/common/footer/Footer';
import { Header } from '@/components/common/header/Header';
import { InfoStrip } from '@/components/common/header/InfoStrip';
import { Seo, type SeoProps } from './Seo';
import { Strip } from '@/components/common/header/Strip';
// The footer's styles: it is prerendered, but its script is lazy.
import '@/components/common/footer/Footer.module.css';
import '@/components/common/footer/FooterColumns.module.css';

type Props = SeoProps & {
  children: ReactNode;
  className?: string;
  /** A page type of the content server; selects the info strip. */
  pageType?: PageType;
  hasStrip?: boolean;
  footer?: FooterProps;
};

const FooterLater = late<FooterProps>({
  load: () => import('@/components/common/footer/Footer').then((module) => module.Footer),
  texts: { footer: footerTexts },
  prerendered: { when: isSeen, onServer: typeof window === 'undefined' ? Footer : undefined },
});

export function Page({ children, className, pageType, hasStrip, footer, ...seo }: Props) {
  const t = useTranslations('layout');
  return (
    <>
      <Seo {...seo} />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {pageType && <InfoStrip pageType={pageType} />}
      <Header />
      {hasStrip && <Strip />}
      <main id="main" className={className}>
        {children}
      </main>
      <FooterLater {...footer} />
    </>
  );
}
