import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react';
import type { Locale } from '@/lib/domain/common/locales';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepPressed } from './keepPressed';
import { keepTyped } from './keepTyped';
import { restoreTyped, WAITING } from './typed';
import type { When } from './when';

/** Not in the effect itself: React answers events one by one only once its own work is done. */
function OnceMounted({ run }: { run: (() => void) | undefined }) {
  const start = useEffectEvent(() => run?.());
  useEffect(() => queueMicrotask(start), []);
  return null;
}

/** React refuses to unmount a root while another one renders. */
function unmount(root: Root): void {
  setTimeout(() => root.unmount());
}

/**
 * A part of the page that is in its HTML from the start and whose script comes when it is needed, as a React root of
 * its own: what was typed and what has the focus stay. `onServer` is undefined in the browser's bundle. React's own
 * way, a lazy component in Suspense, sends prerendered parts out of order, with an inline script that our CSP refuses.
 * Ids inside are given, not made by useId, which counts anew in every root.
 */
export function island<Props extends object>(
  when: When,
  load: (locale: Locale) => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
) {
  function InOneLanguage(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const live = useRef<{ root: Root; Part: ComponentType<Props> }>(undefined);
    const router = useRouter();
    const locale = useLocale();
    const messages = useMessages();

    const toElement = (Part: ComponentType<Props>, onMounted?: () => void) => (
      <RouterContext value={router}>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Kolkata">
          <Part {...props} />
          <OnceMounted run={onMounted} />
        </NextIntlClientProvider>
      </RouterContext>
    );

    const passOn = useEffectEvent(() => live.current?.root.render(toElement(live.current.Part)));

    const start = useEffectEvent(
      (container: HTMLElement, Part: ComponentType<Props>, pressAgain: () => void) => {
        const tellTyped = keepTyped(container);
        const onMounted = () => {
          if (!container.isConnected) {
            unmount(root);
            return;
          }
          // Not before: React gives up the prerendered HTML of a root that is changed while it takes it over.
          container.removeAttribute(WAITING);
          live.current = { root, Part };
          tellTyped();
          passOn();
          pressAgain();
        };
        const element = toElement(Part, onMounted);
        const isPrerendered = container.hasChildNodes();
        const root = isPrerendered ? hydrateRoot(container, element) : createRoot(container);
        if (!isPrerendered) root.render(element);
        return root;
      },
    );

    useEffect(() => {
      const container = place.current;
      if (!container) return;
      let root: Root | undefined;
      let isGone = false;
      restoreTyped(container);
      const pressAgain = keepPressed(container);
      const begin = () => {
        void load(locale).then((Part) => {
          if (!isGone) root ??= start(container, Part, pressAgain);
        });
      };
      // Without prerendered HTML, after a change of page or language, there is nothing to look at meanwhile.
      const stop = container.hasChildNodes() ? when(container, begin) : begin();
      return () => {
        isGone = true;
        stop?.();
        // One that still takes its HTML over goes once it has: React would call it an early change.
        if (live.current) unmount(live.current.root);
        live.current = undefined;
      };
    }, [locale]);

    // Whatever changes around the island is passed on into it.
    useEffect(() => passOn());

    const OnServer = onServer;
    if (OnServer) {
      return (
        <div {...{ [WAITING]: '' }}>
          <OnServer {...props} />
        </div>
      );
    }
    return (
      <div
        ref={place}
        {...{ [WAITING]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }

  return function Island(props: Props) {
    return <InOneLanguage key={useLocale()} {...props} />;
  };
}
