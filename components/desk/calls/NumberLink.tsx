import { useTranslations } from 'next-intl';

const takeFocus = (link: HTMLElement | null) => link?.focus();

/** A number that was just revealed, in place of the button that had the focus. */
export function NumberLink({ name, number }: { name: string; number: string }) {
  const t = useTranslations('deskCalls');
  return (
    <a className="num" href={`tel:${number}`} aria-label={t('number', { name, number })} ref={takeFocus}>
      {number}
    </a>
  );
}
