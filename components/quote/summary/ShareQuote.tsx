import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { TextField } from '@/components/common/form/TextField';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import { useDownload } from '@/hooks/common/useDownload';
import { useShare, type Shared } from '@/hooks/quote/useShare';
import { api, paths } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { QuoteDto } from '@/lib/domain/quote/contract';
import { formatSharedQuote, toSharedQuote } from '@/lib/domain/quote/journey/sharedQuote';
import { shareUrl } from '@/lib/domain/quote/shareTargets';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatMoney, formatShortSum } from '@/lib/i18n/format';
import { pathIn } from '@/lib/i18n/locales';
import styles from './ShareQuote.module.css';
import { useToday } from '@/components/quote/members/useToday';

type Props = {
  quote: QuoteDto;
  price: PriceDto;
  choice: Pick<QuoteDto, 'riders' | 'frequency'>;
  reference: string;
};

function useLink({ quote, price, choice }: Props): Shared | undefined {
  const t = useTranslations('share.message');
  const locale = useLocale();
  const shared = toSharedQuote({ ...quote, ...choice }, price, useToday());
  if (!shared) return undefined;
  const plan = planNameOf(price);
  return {
    url: `${window.location.origin}${pathIn(locale, paths.sharedQuote)}?${formatSharedQuote(shared)}`,
    title: t('subject', { plan }),
    text: t('text', {
      plan,
      sum: formatShortSum(price.sumInsured, locale),
      count: quote.members.length,
      price: formatMoney(price.priceAfterTax),
      years: price.tenure,
    }),
  };
}

function OutLink({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      <Icon name={icon} size="small" />
      {children}
    </a>
  );
}

function ShareLinks({ link }: { link: Shared }) {
  const t = useTranslations('share.options');
  const { share, copy, copied } = useShare(link);
  const whole = `${link.text} ${link.url}`;
  return (
    <>
      <p className="tiny">{t('lead')}</p>
      <div className={styles.ways}>
        <OutLink icon="whatsapp" href={shareUrl('whatsapp', link)}>
          {t('whatsapp')}
        </OutLink>
        <OutLink
          icon="mail"
          href={`mailto:?subject=${encodeURIComponent(link.title)}&body=${encodeURIComponent(whole)}`}
        >
          {t('mail')}
        </OutLink>
        <button type="button" className="link" onClick={() => void copy()}>
          <Icon name="copy" size="small" />
          {t('copy')}
        </button>
        {share && (
          <button type="button" className="link" onClick={() => void share()}>
            <Icon name="share" size="small" />
            {t('more')}
          </button>
        )}
      </div>
      <p role="status" className="tiny">
        {copied === 'yes' && t('copied')}
      </p>
      {copied === 'no' && (
        <TextField
          label={t('copyByHand')}
          value={link.url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}

export function ShareQuote(props: Props) {
  const t = useTranslations('share.options');
  const { quote, reference } = props;
  const link = useLink(props);
  const { state, download } = useDownload(
    `${api.quotePdf}?${new URLSearchParams({ quoteId: quote.quoteId })}`,
    `quote-${reference}.pdf`,
  );
  return (
    <section className={`noPrint ${styles.panel}`} aria-labelledby="take-along">
      <h2 id="take-along">{t('title')}</h2>
      <div className={styles.ways}>
        <Button kind="line" size="small" busy={state === 'busy'} onClick={() => void download()}>
          {t(state === 'busy' ? 'pdfBusy' : 'pdf')}
        </Button>
        <Button kind="line" size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <p role="alert" className={styles.failed}>
        {state === 'failed' && t('pdfFailed')}
      </p>
      {link && <ShareLinks link={link} />}
    </section>
  );
}
