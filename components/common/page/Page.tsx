import { useRouter } from 'next/router';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { footer as footerTexts } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import { isSeen } from '@/lib/late/when';
import { pageTypeOf } from '@/lib/config/pageTypes';
import { Footer, type FooterProps } from '@/components/common/footer/Footer';
import { Header } from '@/components/common/header/Header';
import { InfoStrip } from '@/components/common/header/InfoStrip';
import { type Crumb, Crumbs } from '@/components/common/ui/heading/Crumbs';
import { Seo, type SeoProps } from './Seo';
import { Strip } from '@/components/common/header/Strip';
// The footer's styles: it is prerendered, but its script is lazy.
import '@/components/common/footer/Footer.module.css';
import '@/components/common/footer/FooterColumns.module.css';

type Props = SeoProps & {
  children: ReactNode;
  /** The breadcrumbs above the content, where the page doesn't show them itself. */
  trail?: readonly Crumb[];
  className?: string;
  hasStrip?: boolean;
  footer?: FooterProps;
};

const FooterLater = late<FooterProps>({
  load: () => import('@/components/common/footer/Footer').then((module) => module.Footer),
  texts: { footer: footerTexts },
  prerendered: { when: isSeen, onServer: typeof window === 'undefined' ? Footer : undefined },
});

export function Page({ children, trail, className, hasStrip, footer, ...seo }: Props) {
  const t = useTranslations('layout');
  const { asPath } = useRouter();
  return (
    <>
      <Seo {...seo} />
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <InfoStrip pageType={pageTypeOf(asPath)} />
      <Header />
      {hasStrip && <Strip />}
      <main id="main" className={className}>
        {trail && (
          <div className="wrap">
            <Crumbs trail={trail} />
          </div>
        )}
        {children}
      </main>
      <FooterLater {...footer} />
    </>
  );
}
