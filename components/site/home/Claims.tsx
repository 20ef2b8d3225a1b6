import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { BillLines, type BillLine } from '@/components/common/bill/Bill';
import { Icon } from '@/components/common/ui/Icon';
import { brand, figures } from '@/lib/brand';
import styles from './Claims.module.css';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';

/** Sample customers; whole rupees. */
const claims = [
  { key: 'lakshmi', bill: 1_86_400, paid: 1_80_000, office: 0, video: '1:48' },
  { key: 'harpreet', bill: 3_18_400, paid: 3_15_900, office: 0, video: '1:12' },
  { key: 'ananya', bill: 1_26_000, paid: 1_20_000, office: 0, video: '0:56' },
  { key: 'imran', bill: 9_04_000, paid: 3_99_500, office: 5_00_000, video: '2:03' },
  { key: 'biju', bill: 84_000, paid: 84_000, office: 0, video: '1:27' },
] as const;

type Claim = (typeof claims)[number];

const channel = brand.social.find(({ network }) => network === 'youtube')?.url;

function useLines({ key, bill, paid, office }: Claim): BillLine[] {
  const t = useTranslations('homeSections.claims');
  const notPaid = bill - office - paid;
  return [
    { key: 'bill', label: t('bill'), amount: bill },
    ...(office > 0 ? [{ key: 'office', label: t('office'), amount: office }] : []),
    { key: 'paid', label: t('paid'), amount: paid },
    {
      key: 'notPaid',
      label: t('notPaid'),
      note: key === 'biju' ? undefined : t(`items.${key}.why`),
      amount: notPaid,
    },
  ];
}

function ClaimCard({ claim }: { claim: Claim }) {
  const t = useTranslations('homeSections.claims');
  const lines = useLines(claim);
  const name = t(`items.${claim.key}.name`);
  return (
    <li className={claim.key === 'lakshmi' ? styles.first : undefined}>
      <img src={`/art/person-${claim.key}.svg`} alt="" width="80" height="92" loading="lazy" />
      <div>
        <blockquote>{t(`items.${claim.key}.words`)}</blockquote>
        <p className={styles.by}>
          <b>{name}</b>
          <span>{t(`items.${claim.key}.what`)}</span>
        </p>
        <Link href={`${channel}/${claim.key}`} newTab className={`link ${styles.watch}`}>
          <Icon name="play" size="small" />
          {t('watch', { time: claim.video })}
          <span className="visuallyHidden">: {name}</span>
        </Link>
      </div>
      <div className={styles.bill}>
        <BillLines lines={lines} />
      </div>
    </li>
  );
}

/** Testimonials with their hospital bill. Videos are links, so the page fetches none. */
export function Claims() {
  const t = useTranslations('homeSections.claims');
  return (
    <section className="section" aria-labelledby="claims">
      <div className="wrap">
        <SectionHead id="claims" title={t('title')}>
          <p>{t('text', { downloads: figures.appDownloads.value, reviews: figures.appReviews.value })}</p>
        </SectionHead>
        <ul className={`swipe ${styles.grid}`}>
          {claims.map((claim) => (
            <ClaimCard key={claim.key} claim={claim} />
          ))}
        </ul>
      </div>
    </section>
  );
}
