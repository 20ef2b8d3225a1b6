import NextLink from 'next/link';
import { useTranslations } from 'next-intl';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isShallow } from '@/lib/config/paths';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  children: ReactNode;
  /** Opens in a new tab, and announces it to screen readers. */
  newTab?: boolean;
};

const isOwnPage = (href: string) => href.startsWith('/') && !href.startsWith('//');

export function Link({ href, newTab, children, ...rest }: Props) {
  const t = useTranslations('common');
  if (newTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visuallyHidden"> {t('newTab')}</span>
      </a>
    );
  }
  if (isOwnPage(href)) {
    return (
      <NextLink href={href} prefetch={false} scroll={!isShallow(href)} {...rest}>
        {children}
      </NextLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
