import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@/lib/domain/common/locales';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { AnswersOnServer, type Asked } from './answersOnServer';
import { shownIn, takeAnswers } from './before/answers';
import { keepPressed } from './before/keepPressed';
import { keepTicked } from './before/keepTicked';
import { keepTyped } from './before/keepTyped';
import { restoreTyped, TOUCHED, WAITING } from './before/typed';
import type { When } from './when';

type Answers<Props> = ((props: Props) => Asked<Props>) | undefined;

/**
 * Hydrates a prerendered part as a root of its own once its script has loaded, keeping input and focus. `onServer` is
 * undefined in the browser's bundle. Not lazy() in Suspense, which streams prerendered parts with an inline script
 * that our CSP refuses. Ids must be given, since useId restarts in every root.
 */
export function island<Props extends object>(
  when: When,
  load: (locale: Locale) => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  answers?: Answers<Props>,
) {
  return onServer ? prerendered(onServer, answers) : hydrated(when, load, answers);
}

function prerendered<Props extends object>(OnServer: ComponentType<Props>, answers: Answers<Props>) {
  return function Prerendered(props: Props) {
    return (
      <div {...{ [WAITING]: '' }}>
        <OnServer {...props} />
        {answers && <AnswersOnServer part={OnServer} props={props} asked={answers(props)} />}
      </div>
    );
  };
}

function hydrated<Props extends object>(
  when: When,
  load: (locale: Locale) => Promise<ComponentType<Props>>,
  answers: Answers<Props>,
) {
  function InOneLanguage(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const live = useRef<{ root: Root; Part: ComponentType<Props> }>(undefined);
    const locale = useLocale();
    const inContext = useContextOfPage();

    const passOn = useEffectEvent(() => {
      if (!live.current) return;
      const { root, Part } = live.current;
      root.render(inContext(<Part {...props} />));
    });

    const start = useEffectEvent(
      (container: HTMLElement, Part: ComponentType<Props>, pressAgain: () => void) => {
        const tellInput = keepInput(container);
        const onMounted = () => {
          if (!container.isConnected) {
            unmount(root);
            return;
          }
          live.current = { root, Part };
          tellInput();
          passOn();
          pressAgain();
        };
        takeAnswers(container);
        const further = answers?.(props).props[shownIn(container)];
        const root = rootIn(container, inContext(<Part {...props} {...further} />, onMounted));
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
      // Without prerendered HTML, as after navigation, there is no reason to wait.
      const stop = container.hasChildNodes() ? when(container, begin) : begin();
      return () => {
        isGone = true;
        stop?.();
        // Unmounting during hydration would count as an early update.
        if (live.current) unmount(live.current.root);
        live.current = undefined;
      };
    }, [locale]);

    // Passes every render's props into the island.
    useEffect(() => passOn());

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

/** Gives an element what it needs of the page around it, since a root of its own has no context. */
function useContextOfPage() {
  const router = useRouter();
  const locale = useLocale();
  const messages = useMessages();
  return (part: ReactNode, onMounted?: () => void) => (
    <RouterContext value={router}>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Kolkata">
        {part}
        <OnceMounted run={onMounted} />
      </NextIntlClientProvider>
    </RouterContext>
  );
}

/** This runs after the effect, since React handles events synchronously only after its own work. */
function OnceMounted({ run }: { run: (() => void) | undefined }) {
  const start = useEffectEvent(() => run?.());
  useEffect(() => queueMicrotask(start), []);
  return null;
}

/** Keeps what is typed and ticked until React listens, then tells it. */
function keepInput(container: HTMLElement): () => void {
  const tellTicked = keepTicked(container);
  const tellTyped = keepTyped(container);
  return () => {
    // After hydration, since React discards a root's HTML that changes during it.
    container.removeAttribute(WAITING);
    container.removeAttribute(TOUCHED);
    tellTicked();
    tellTyped();
  };
}

function rootIn(container: HTMLElement, element: ReactNode): Root {
  if (container.hasChildNodes()) return hydrateRoot(container, element);
  const root = createRoot(container);
  root.render(element);
  return root;
}

/** Deferred: React can't unmount a root while another one renders. */
function unmount(root: Root): void {
  setTimeout(() => root.unmount());
}
