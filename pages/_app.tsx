import { NextIntlClientProvider } from 'next-intl';
import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import { PageLoading } from '@/components/layout/PageLoading';
import { useLanguage } from '@/components/layout/useLanguage';
import { pageLocale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/global.css';

// It looks three seconds after the page is there; its script need not come with it.
const WelcomeBackSlot = dynamic(
  () => import('@/components/resume/WelcomeBackSlot').then((module) => module.WelcomeBackSlot),
  { ssr: false },
);

type PageProps = { messages?: Partial<Messages> };

export default function App({ Component, pageProps, router }: AppProps<PageProps>) {
  useLanguage();
  return (
    <NextIntlClientProvider
      locale={pageLocale(router.asPath, router.locale)}
      messages={pageProps.messages as Messages | undefined}
      timeZone="Asia/Kolkata"
    >
      <PageLoading />
      <Component {...pageProps} />
      <WelcomeBackSlot />
    </NextIntlClientProvider>
  );
}
