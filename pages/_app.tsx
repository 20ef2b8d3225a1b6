import { NextIntlClientProvider } from 'next-intl';
import type { AppProps } from 'next/app';
import { CrashBoundary } from '@/components/site/badRequest/CrashBoundary';
import { HelpLink } from '@/components/help/HelpLink';
import { LateNote } from '@/components/common/page/LateNote';
import { PageLoading } from '@/components/common/page/PageLoading';
import { TagSlot } from '@/components/common/page/TagSlot';
import { useBackground } from '@/components/common/page/useBackground';
import { useKeptPage } from '@/hooks/common/page/useKeptPage';
import { useLanguage } from '@/components/common/header/useLanguage';
import { WelcomeBackSlot } from '@/components/resume/welcomeBack/WelcomeBackSlot';
import { usePressedBefore } from '@/lib/late/before/keepPressed';
import { hydrateInSteps } from '@/lib/late/hydrateInSteps';
import { keepLang } from '@/lib/i18n/keepLang';
import { pageLocale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import '@/styles/fonts.css';
import '@/styles/tokens.css';
import '@/styles/global.css';
import '@/styles/swipe.css';

if (typeof window !== 'undefined') {
  hydrateInSteps();
  keepLang(document.documentElement);
}

type PageProps = { messages?: Partial<Messages> };

export default function App({ Component, pageProps, router }: AppProps<PageProps>) {
  useLanguage();
  useBackground();
  useKeptPage();
  usePressedBefore();
  return (
    <NextIntlClientProvider
      locale={pageLocale(router.asPath, router.locale)}
      messages={pageProps.messages}
      timeZone="Asia/Kolkata"
    >
      <PageLoading />
      <CrashBoundary key={router.pathname}>
        <Component {...pageProps} />
      </CrashBoundary>
      <HelpLink />
      <WelcomeBackSlot />
      <TagSlot />
      <LateNote />
    </NextIntlClientProvider>
  );
}
