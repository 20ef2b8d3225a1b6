import Head from 'next/head';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';
import { Footer } from './Footer';
import { Header } from './Header';

type Props = { title: string; description?: string; children: ReactNode; className?: string };

/** The frame of every page: a way past the menu, header, content, footer. */
export function Page({ title, description, children, className }: Props) {
  const t = useTranslations('layout');
  return (
    <>
      <Head>
        <title>{`${title} | ${brand.shortName}`}</title>
        {description && <meta name="description" content={description} />}
      </Head>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <main id="main" className={className}>
        {children}
      </main>
      <Footer />
    </>
  );
}
