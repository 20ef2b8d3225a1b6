import { useLocale } from 'next-intl';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Locale } from '@/lib/domain/common/locales';
import type { Asked } from './answersOnServer';
import { island } from './island';
import { loadLate } from './loadLate';
import { loadTexts, type Sources, withTexts } from './texts';
import { useHydrated } from './useHydrated';
import type { When } from './when';

type Options<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  /** Text areas to load with it. */
  texts?: Sources;
  /** Shown while it loads. */
  waiting?: ComponentType;
  /** If prerendered: when to load, and the component itself, undefined in the browser's bundle. */
  prerendered?: {
    when: When;
    onServer: ComponentType<Props> | undefined;
    /** Present if the part answers choices before its script is here. */
    answers?: (props: Props) => Asked<Props>;
  };
};

/** Memoizes per language: React needs the same promise on every attempt. */
function eachOnce<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made: Partial<Record<Locale, T>> = {};
  return (locale) => (made[locale] ??= make(locale));
}

/** A part whose script, styles and texts load on demand. See README.md. */
export function late<Props extends object>({ load, texts = {}, waiting, prerendered }: Options<Props>) {
  const inTexts = (loadPart: typeof load) =>
    eachOnce((locale) =>
      loadLate(async () => withTexts(...(await Promise.all([loadPart(), loadTexts(texts, locale)])))),
    );
  const whenLoaded = (loadPart: typeof load) => {
    const loaded = inTexts(loadPart);
    const parts = eachOnce((locale) => lazy(async () => ({ default: await loaded(locale) })));
    return function WhenLoaded({ props }: { props: Props }) {
      const Part: ComponentType<Props> = parts(useLocale());
      return <Part {...props} />;
    };
  };

  if (prerendered) {
    const { when, onServer, answers } = prerendered;
    const AtServer = onServer && whenLoaded(() => Promise.resolve(onServer));
    return island(when, inTexts(load), AtServer && ((props: Props) => <AtServer props={props} />), answers);
  }
  const Loaded = whenLoaded(load);
  return function LatePart(props: Props) {
    const Waiting = waiting;
    const instead = Waiting && <Waiting />;
    if (!useHydrated()) return instead;
    return (
      <Suspense fallback={instead}>
        <Loaded props={props} />
      </Suspense>
    );
  };
}
