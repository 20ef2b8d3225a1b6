import { useTranslations } from 'next-intl';
import { StartFormLater } from '@/components/quote/lead/StartFormLater';
import { TravelFormLater } from '@/components/travel/TravelFormLater';
import { Icon } from '@/components/common/ui/Icon';
import { brand } from '@/lib/brand';
import { SeePrices } from './SeePrices';
import styles from './StartBeside.module.css';

/** The form that begins a journey, beside the text about what we sell. */
export function StartBeside({ form }: { form: 'health' | 'travel' }) {
  const layout = useTranslations('layout');
  return (
    <>
      <div className={styles.form} id="start">
        {form === 'travel' ? <TravelFormLater /> : <StartFormLater />}
      </div>
      <div className={`card ${styles.ways}`}>
        <SeePrices form={form} kind="line" />
        <p>
          <Icon name="phone" size="small" />
          {layout('phone.desktop')}
          <a href={`tel:${brand.helplineNewPolicy}`}>{brand.helplineNewPolicy}</a>
        </p>
      </div>
    </>
  );
}
