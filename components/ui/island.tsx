import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { keepTyped } from './keepTyped';
import type { When } from './when';

function OnceMounted({ run, children }: { run: () => void; children: ReactNode }) {
  const start = useEffectEvent(run);
  useEffect(() => start(), []);
  return children;
}

/**
 * A part of the page that is in its HTML from the start and whose script comes when it is needed, as a React root of
 * its own: what was typed and what has the focus stay. `onServer` is undefined in the browser's bundle. React's own
 * way, a lazy component in Suspense, sends prerendered parts out of order, with an inline script that our CSP refuses.
 * Ids inside are given, not made by useId, which counts anew in every root.
 */
export function island<Props extends object>(
  when: When,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
) {
  return function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const live = useRef<{ root: Root; Part: ComponentType<Props> }>(undefined);
    const router = useRouter();
    const locale = useLocale();
    const messages = useMessages();

    const restore = useRef<() => void>(undefined);

    const toElement = (Part: ComponentType<Props>) => (
      <RouterContext value={router}>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Kolkata">
          <OnceMounted run={() => restore.current?.()}>
            <Part {...props} />
          </OnceMounted>
        </NextIntlClientProvider>
      </RouterContext>
    );

    const start = useEffectEvent((container: HTMLElement, Part: ComponentType<Props>) => {
      if (live.current) return;
      restore.current = keepTyped(container);
      const element = toElement(Part);
      const root = container.hasChildNodes() ? hydrateRoot(container, element) : createRoot(container);
      if (!container.hasChildNodes()) root.render(element);
      live.current = { root, Part };
    });

    useEffect(() => {
      const container = place.current;
      if (!container) return;
      let isGone = false;
      const stop = when(container, () => {
        void load().then((Part) => {
          if (!isGone) start(container, Part);
        });
      });
      return () => {
        isGone = true;
        stop();
        const { current } = live;
        live.current = undefined;
        // React refuses to unmount a root while another one renders.
        if (current) setTimeout(() => current.root.unmount());
      };
    }, []);

    // Whatever changed around the island is passed on into it.
    useEffect(() => live.current?.root.render(toElement(live.current.Part)));

    const OnServer = onServer;
    if (OnServer) {
      return (
        <div>
          <OnServer {...props} />
        </div>
      );
    }
    return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
