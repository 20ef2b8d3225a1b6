import { useRouter } from 'next/compat/router';
import NextLink from 'next/link';
import { useTranslations } from 'next-intl';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isOfWords } from '@/lib/config/pagesOfWords';
import { isShallow } from '@/lib/config/paths';
import { pathIn, toLocale } from '@/lib/i18n/locales';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
  /** Opens in a new tab, and announces it to screen readers. */
  newTab?: boolean;
};

const isOwnPage = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * Pages of text are loaded as documents instead of routed: the browser prefetches the next one while the pointer is
 * still down (scripts/site/nextPages.ts), and restores the previous one from its cache.
 */
export function Link({ href, newTab, children, ...rest }: Props) {
  const t = useTranslations('common');
  const router = useRouter();
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visuallyHidden">{` ${t('newTab')}`}</span>
      </a>
    );
  }
  if (isOwnPage(href) && (!isOfWords(router?.pathname ?? '') || isShallow(href))) {
    return (
      <NextLink href={href} prefetch={false} scroll={!isShallow(href)} {...rest}>
        {children}
      </NextLink>
    );
  }
  return (
    <a href={isOwnPage(href) ? pathIn(toLocale(router?.locale), href) : href} {...rest}>
      {children}
    </a>
  );
}
