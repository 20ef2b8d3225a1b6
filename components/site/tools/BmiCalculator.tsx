import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { bmiOf, HEIGHT_CM, WEIGHT_KG } from '@/lib/domain/site/tools/bmi';
import { Answer } from './ToolPage';
import styles from './Tools.module.css';
import { useNumber } from './useNumber';

export function BmiCalculator() {
  const t = useTranslations('tools.bmi');
  const height = useNumber('height', '', HEIGHT_CM);
  const weight = useNumber('weight', '', WEIGHT_KG);
  const bmi = height.value && weight.value ? bmiOf(height.value, weight.value) : undefined;
  return (
    <>
      <div className={styles.questions}>
        <div className={styles.pair}>
          <TextField label={t('height')} suffix={t('cm')} {...height.field} />
          <TextField label={t('weight')} suffix={t('kg')} {...weight.field} />
        </div>
        <p className="small">{t('about')}</p>
        <p className="small">{t('insurance')}</p>
      </div>
      <Answer>
        {bmi && (
          <div className="card">
            <p>{t('value')}</p>
            <p className={styles.figure}>{bmi.value.toFixed(1)}</p>
            <p>
              <b>{t(`bands.${bmi.band}`)}</b>
            </p>
            <p className="small">{t('healthyRange', bmi.healthy)}</p>
          </div>
        )}
      </Answer>
    </>
  );
}
