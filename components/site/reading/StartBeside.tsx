import { useTranslations } from 'next-intl';
import { StartFormLater } from '@/components/quote/lead/StartFormLater';
import { TravelFormLater } from '@/components/travel/TravelFormLater';
import { ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { useWishedTrip } from '@/hooks/travel/useWishedTrip';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import styles from './StartBeside.module.css';

/** The form that begins a journey, beside the text about what we sell. */
export function StartBeside({ form }: { form: 'health' | 'travel' }) {
  const layout = useTranslations('layout');
  const common = useTranslations('common');
  const { startUrl } = useWishedTrip();
  return (
    <>
      <div className={styles.form} id="start">
        {form === 'travel' ? <TravelFormLater /> : <StartFormLater />}
      </div>
      <div className={`card ${styles.ways}`}>
        <ButtonLink kind="line" wide href={form === 'travel' ? startUrl : paths.getQuote}>
          {common('seePrices')}
        </ButtonLink>
        <p>
          <Icon name="phone" size="small" />
          {layout('phone.desktop')}
          <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>
        </p>
      </div>
    </>
  );
}
