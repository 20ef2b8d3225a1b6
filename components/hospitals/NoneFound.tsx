import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import type { Asked } from '@/hooks/hospitals/useHospitals';
import { brand } from '@/lib/brand';
import { type HospitalsDto, RADII } from '@/lib/domain/hospitals/contract';
import { EmptySheet } from './rings/EmptySheet';
import { PlainFace } from './PlainFace';
import styles from './Hospitals.module.css';
import { useWhere } from './useHeading';

type Props = { list: HospitalsDto; asked: Asked; onAsk: (asked: Asked) => void };

const FAR = RADII[2];

export function NoneFound(props: Props) {
  const t = useTranslations('hospitals');
  const { list, asked } = props;
  if (list.understood.words) {
    return (
      <PlainFace art="rings" title={t('none.words', { words: list.understood.words })}>
        <p>{t('none.wordsText')}</p>
      </PlainFace>
    );
  }
  if (list.radius) return <NoneNear {...props} km={list.radius} />;
  return (
    <PlainFace art="rings" title={t(isFiltered(asked) ? 'none.filtered' : 'start.title')}>
      <p>{t(isFiltered(asked) ? 'none.filteredText' : 'none.wordsText')}</p>
    </PlainFace>
  );
}

const isFiltered = ({ isCashless, isOpenAllDay, speciality }: Asked) =>
  isCashless === true || isOpenAllDay === true || speciality !== undefined;

function NoneNear({ list, asked, onAsk, km }: Props & { km: number }) {
  const t = useTranslations('hospitals');
  const { understood, farther } = list;
  const { pincode } = understood;
  const place = pincode ?? t('none.you');
  const where = useWhere(understood);
  const title = isFiltered(asked) ? t('none.filtered') : t('none.title', { km, place });
  return (
    <section className={styles.found}>
      <PlainFace art="rings" title={title}>
        <p>{t(farther.length > 0 ? 'none.some' : 'none.nobody', { where }).trim()}</p>
        {farther.length > 0 && (
          <ul className={styles.farther}>
            {farther.map(({ id, name, from, city: there }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>
                    {from && t(`directions.${from.direction}`)}, {there}
                  </small>
                </span>
                <b className="num">{t('row.km', { km: Math.round(from?.km ?? 0) })}</b>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          {km < FAR && <Button onClick={() => onAsk({ ...asked, radius: FAR })}>{t('none.farther')}</Button>}
          <ButtonLink kind="line" href={`tel:${brand.helplineCustomerCare}`}>
            {t('none.ask')}
          </ButtonLink>
        </div>
        <p className="tiny">{t('none.rule')}</p>
      </PlainFace>
      <div className={styles.side}>
        <EmptySheet sentence={title} place={place} outermost={km} farther={farther} />
      </div>
    </section>
  );
}
